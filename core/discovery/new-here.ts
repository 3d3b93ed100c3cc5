import type { Profile } from '../profiles/profile.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** How long a member counts as new. */
export const NEW_HERE: Millis = 7 * DAY

export const isNewHere = ({ createdAt }: Pick<Profile, 'createdAt'>, now: Instant): boolean =>
  createdAt >= now - NEW_HERE
