import type { Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** What a profile is missing. */
export type Gap = 'about' | 'interests' | 'details'

/** From this number on, interests and details count as filled in. */
const ENOUGH = 3

/** What a member is asked to add to their profile; nothing once dismissed. */
export function enrichAlert(
  { about, interests, details }: Pick<Profile, 'about' | 'interests' | 'details'>,
  dismissals: Dismissals,
  now: Instant,
): readonly Gap[] {
  if (isDismissed(dismissals, 'hide-enrich-alert', now)) return []
  return [
    ...(about.trim() === '' ? (['about'] as const) : []),
    ...(interests.length < ENOUGH ? (['interests'] as const) : []),
    ...(Object.keys(details).length < ENOUGH ? (['details'] as const) : []),
  ]
}
