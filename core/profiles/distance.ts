import { areaOf, centreOf } from './area.ts'
import { kilometresBetween } from './kilometres.ts'
import type { Cell } from './profile.ts'

/** What is said of how far away somebody lives: within about so many kilometres. */
export const DISTANCE_BANDS = [25, 50, 100, 250] as const
export type DistanceBand = (typeof DISTANCE_BANDS)[number]

/**
 * The band in which the other lives; `null` when too far for one, or when either place is unknown. It is measured
 * between the middles of the areas the two live in: the same for all who look from one area, wherever in it.
 */
export function distanceBand(a: Cell | null, b: Cell | null): DistanceBand | null {
  if (!a || !b) return null
  const kilometres = kilometresBetween(centreOf(areaOf(a)), centreOf(areaOf(b)))
  return DISTANCE_BANDS.find((band) => kilometres <= band) ?? null
}
