import { kilometresBetween } from './kilometres.ts'
import type { Cell } from './profile.ts'

/** A square of the coarse grid that distances are measured on, as a number: nobody learns more of where somebody lives. */
export type Area = number

/** How high an area is, and about how wide, in hundredths of a degree of latitude: 40 kilometres. */
const SIDE = 36
const KILOMETRES_PER_SIDE = 40.03
/** More columns than there are around the earth. */
const ROW = 10_000
const LAST_ROW = 249
const DATE_LINE = 18_000

/** How wide the areas of a row are, in hundredths of a degree of longitude: those shrink towards the poles. */
const widthIn = (row: number): number =>
  Math.round(SIDE / Math.cos((((row + 0.5) * SIDE) / 100) * (Math.PI / 180)))

/** The area a cell lies in. */
export function areaOf({ lat, lon }: Cell): Area {
  const row = Math.min(LAST_ROW, Math.floor(lat / SIDE))
  return row * ROW + Math.floor((lon === DATE_LINE ? -DATE_LINE : lon) / widthIn(row))
}

/** The middle of an area: whoever lives in it is as far away as this. */
export function centreOf(area: Area): Cell {
  const row = Math.round(area / ROW)
  const column = area - row * ROW
  const lon = (column + 0.5) * widthIn(row)
  // The date line itself belongs to the first column of a row.
  return { lat: (row + 0.5) * SIDE, lon: lon === DATE_LINE ? DATE_LINE - 1 : lon }
}

/** The areas whose middle lies within so many kilometres of the middle of one of them. */
export function areasWithin(area: Area, kilometres: number): readonly Area[] {
  const centre = centreOf(area)
  const middle = Math.round(area / ROW)
  const high = Math.ceil(kilometres / KILOMETRES_PER_SIDE)
  const found = new Set<Area>([area])
  for (let row = middle - high; row <= middle + high; row += 1) {
    if (Math.abs(row + 0.5) > LAST_ROW + 0.5) continue
    const width = widthIn(row)
    // As many columns as rows, and some more for the slant of meridians.
    const column = Math.floor(centre.lon / width)
    for (let step = -high - 2; step <= high + 2; step += 1) {
      const near = row * ROW + wrapped(column + step, width)
      if (kilometresBetween(centre, centreOf(near)) <= kilometres) found.add(near)
    }
  }
  return [...found]
}

/** A column beyond the date line, as it is counted on the other side. */
function wrapped(column: number, width: number): number {
  const first = Math.floor(-DATE_LINE / width)
  const columns = Math.ceil(DATE_LINE / width) - first
  return first + ((((column - first) % columns) + columns) % columns)
}
