import { areaOf, centreOf } from './area.ts'
import type { Cell } from './cell.ts'
import { kilometresBetween } from './kilometres.ts'

/** Displayed distance bands, in kilometres. */
export const DISTANCE_BANDS = [25, 50, 100, 250] as const
export type DistanceBand = (typeof DISTANCE_BANDS)[number]

/**
 * The distance band of the other; `null` if too far, or a place is unknown. Measured between the centres of both
 * areas: the same for every viewer in an area.
 */
export function distanceBand(a: Cell | null, b: Cell | null): DistanceBand | null {
  if (!a || !b) return null
  const kilometres = kilometresBetween(centreOf(areaOf(a)), centreOf(areaOf(b)))
  return DISTANCE_BANDS.find((band) => kilometres <= band) ?? null
}
