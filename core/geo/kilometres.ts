import type { Cell } from './cell.ts'

const KILOMETRES_PER_DEGREE = 111.2
const radians = (hundredths: number): number => ((hundredths / 100) * Math.PI) / 180

/** Approximate distance between two cells, precise enough for distance bands. */
export function kilometresBetween(a: Cell, b: Cell): number {
  const across = Math.abs(a.lon - b.lon) % 36_000
  const lon = Math.min(across, 36_000 - across) / 100
  const width = Math.cos(radians((a.lat + b.lat) / 2))
  return KILOMETRES_PER_DEGREE * Math.hypot((a.lat - b.lat) / 100, lon * width)
}
