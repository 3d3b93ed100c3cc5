import { type Instant, isAhead, MINUTE, type Millis } from '../shared/time.ts'
import type { Profile } from './profile.ts'

/** product.md §4: a request or an open socket within five minutes. */
export const ONLINE_WINDOW: Millis = 5 * MINUTE

/** When an online member goes offline without further activity. */
export const offlineAt = ({ lastActiveAt }: Pick<Profile, 'lastActiveAt'>): Instant =>
  lastActiveAt + ONLINE_WINDOW

/** Whether a member was active within the last minutes, shown or not. */
export const isHere = (profile: Pick<Profile, 'lastActiveAt'>, now: Instant): boolean =>
  now < offlineAt(profile) && !isAhead(profile.lastActiveAt, now)

/** Whether others see a member as online: never if invisible or deleted. */
export const isOnline = (
  profile: Pick<Profile, 'lastActiveAt' | 'listedOn'>,
  now: Instant,
): boolean => profile.listedOn.length > 0 && isHere(profile, now)
