import { ageOf } from '../../profiles/age.ts'
import type { Profile } from '../../profiles/profile.ts'
import type { Instant } from '../../shared/time.ts'
import type { DistanceBand } from '../../site/geo.ts'
import type { Settings } from '../../site/settings.ts'

/** A true reason why two members fit, which either may know about the other. */
export type Reason =
  | { readonly kind: 'interests'; readonly interests: readonly string[] }
  | { readonly kind: 'reason'; readonly reason: string }
  | { readonly kind: 'near'; readonly distance: DistanceBand }
  | { readonly kind: 'age' }

/** Maximum difference in years for "about the same age". */
const OF_AN_AGE = 4
/** Maximum distance for "near". */
const NEAR: DistanceBand = 25

export type MatchContext = {
  /** Displayed distance between them. */
  readonly distance: DistanceBand | null
  readonly site: Pick<Settings, 'visibleProfileFields'>
  readonly now: Instant
}

/**
 * Reasons why a profile is shown to a member, most relevant first; never that they like the member, which only they
 * may tell.
 */
export function matchReasons(
  viewer: Profile,
  other: Profile,
  { distance, site, now }: MatchContext,
): readonly Reason[] {
  const shows = (field: string) => site.visibleProfileFields.includes(field)
  const interests = viewer.interests.filter((interest) => other.interests.includes(interest))
  const { reason } = viewer.details
  const sameReason = reason !== undefined && reason !== 'unsure' && reason === other.details.reason
  const apart = Math.abs(ageOf(viewer, now) - ageOf(other, now))
  return [
    ...(interests.length > 0 && shows('interests')
      ? [{ kind: 'interests' as const, interests }]
      : []),
    ...(sameReason && shows('reason') ? [{ kind: 'reason' as const, reason }] : []),
    ...(distance !== null && distance <= NEAR ? [{ kind: 'near' as const, distance }] : []),
    ...(apart <= OF_AN_AGE ? [{ kind: 'age' as const }] : []),
  ]
}
