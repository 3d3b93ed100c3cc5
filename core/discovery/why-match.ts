import { ageOn } from '../profiles/age-of.ts'
import type { DistanceBand } from '../profiles/distance.ts'
import type { Profile } from '../profiles/profile.ts'
import { dayOf, type Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import { isNewHere } from './new-here.ts'

/** Something true that speaks for two people, and that either may know of the other. */
export type Reason =
  | { readonly kind: 'interests'; readonly interests: readonly string[] }
  | { readonly kind: 'reason'; readonly reason: string }
  | { readonly kind: 'near'; readonly distance: DistanceBand }
  | { readonly kind: 'age' }
  | { readonly kind: 'new' }

/** So many years apart are of an age. */
const OF_AN_AGE = 4
/** Farther away is not near. */
const NEAR: DistanceBand = 50

export type Onlooking = {
  /** How far the site says they live apart. */
  readonly distance: DistanceBand | null
  readonly site: Pick<Settings, 'visibleProfileFields'>
  readonly now: Instant
}

/** Why somebody is shown to a member, most telling first; never that they like the member, which is theirs to say. */
export function whyMatch(
  viewer: Profile,
  other: Profile,
  { distance, site, now }: Onlooking,
): readonly Reason[] {
  const shows = (field: string) => site.visibleProfileFields.includes(field)
  const interests = viewer.interests.filter((interest) => other.interests.includes(interest))
  const { reason } = viewer.details
  const sameReason = reason !== undefined && reason === other.details.reason
  const today = dayOf(now)
  const apart = Math.abs(ageOn(viewer.birthDate, today) - ageOn(other.birthDate, today))
  return [
    ...(interests.length > 0 && shows('interests')
      ? [{ kind: 'interests' as const, interests }]
      : []),
    ...(sameReason && shows('reason') ? [{ kind: 'reason' as const, reason }] : []),
    ...(distance !== null && distance <= NEAR ? [{ kind: 'near' as const, distance }] : []),
    ...(apart <= OF_AN_AGE ? [{ kind: 'age' as const }] : []),
    ...(isNewHere(other, now) ? [{ kind: 'new' as const }] : []),
  ]
}
