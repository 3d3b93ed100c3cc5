import type { Cell } from './profile.ts'

/** What is said of how far away somebody lives: within so many kilometres. */
export const DISTANCE_BANDS = [5, 10, 25, 50, 100, 250] as const
export type DistanceBand = (typeof DISTANCE_BANDS)[number]

const KILOMETRES_PER_DEGREE = 111.2
const radians = (hundredths: number): number => ((hundredths / 100) * Math.PI) / 180

/** Kilometres between two cells, true enough for bands at the distances people travel to meet. */
export function kilometresBetween(a: Cell, b: Cell): number {
  const across = Math.abs(a.lon - b.lon) % 36_000
  const lon = Math.min(across, 36_000 - across) / 100
  const width = Math.cos(radians((a.lat + b.lat) / 2))
  return KILOMETRES_PER_DEGREE * Math.hypot((a.lat - b.lat) / 100, lon * width)
}

/** The band in which the other lives; `null` when too far for one, or when either place is unknown. */
export function distanceBand(a: Cell | null, b: Cell | null): DistanceBand | null {
  if (!a || !b) return null
  const kilometres = kilometresBetween(a, b)
  return DISTANCE_BANDS.find((band) => kilometres <= band) ?? null
}
