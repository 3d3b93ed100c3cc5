import type { Cell } from '../profiles/profile.ts'
import type { Box } from './search.ts'

const KILOMETRES_PER_CELL = 1.112
const POLE = 9000
const DATE_LINE = 18_000

const clamp = (value: number, limit: number): number => Math.max(-limit, Math.min(limit, value))

/** The smallest rectangle of cells that holds everybody within so many kilometres; it ends at the poles and the date line. */
export function boxAround({ lat, lon }: Cell, kilometres: number): Box {
  const high = Math.ceil(kilometres / KILOMETRES_PER_CELL)
  const south = clamp(lat - high, POLE)
  const north = clamp(lat + high, POLE)
  // A degree of longitude is shortest at the edge nearest to a pole.
  const edge = Math.max(Math.abs(south), Math.abs(north))
  const shrink = Math.cos(((edge / 100) * Math.PI) / 180)
  const wide = edge === POLE ? DATE_LINE : Math.ceil(kilometres / (KILOMETRES_PER_CELL * shrink))
  return {
    from: { lat: south, lon: clamp(lon - wide, DATE_LINE) },
    to: { lat: north, lon: clamp(lon + wide, DATE_LINE) },
  }
}
