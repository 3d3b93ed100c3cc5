import type { Profile } from '../../profiles/profile.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import { DISTANCE_BANDS, distanceBand } from '../../site/geo.ts'

/** Ranking weights; only the resulting order matters. */
const POINTS = {
  likesViewer: 10,
  near: 8,
  sameReason: 4,
  photo: 8,
  sharedInterest: 3,
  recent: 3,
} as const

const SHARED_AT_MOST = 4
const YEARS_PER_POINT = 3
const MILLIS_PER_YEAR = 365.25 * DAY

/** How well two members fit each other's stated wishes. */
export function matchScore(
  viewer: Profile,
  other: Profile,
  { likesViewer, now }: { readonly likesViewer: boolean; readonly now: Instant },
): number {
  const shared = viewer.interests.filter((interest) => other.interests.includes(interest)).length
  const { reason } = viewer.details
  return (
    (likesViewer ? POINTS.likesViewer : 0) +
    nearness(viewer, other) +
    (reason !== undefined && reason === other.details.reason ? POINTS.sameReason : 0) +
    (other.mainPhoto ? POINTS.photo : 0) +
    Math.min(shared, SHARED_AT_MOST) * POINTS.sharedInterest +
    (now - other.lastActiveAt < DAY ? POINTS.recent : 0) -
    yearsApart(viewer, other) / YEARS_PER_POINT
  )
}

function nearness(viewer: Profile, other: Profile): number {
  const band = distanceBand(viewer.place.cell, other.place.cell)
  return band === null
    ? 0
    : POINTS.near * (1 - DISTANCE_BANDS.indexOf(band) / DISTANCE_BANDS.length)
}

const yearsApart = (a: Profile, b: Profile): number =>
  Math.abs(Date.parse(a.birthDate) - Date.parse(b.birthDate)) / MILLIS_PER_YEAR
