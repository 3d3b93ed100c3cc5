import type { Box } from '#core/discovery/search.ts'
import type { Cell } from '#core/profiles/profile.ts'
import { padded } from './database.ts'

/** Half a degree, in cells: few areas cover a box, and few who live in them live outside it. */
const SIDE = 50
/** More columns than there are around the earth. */
const ROW = 1000
/** A box of more than these is left to the walk by activity. */
const MOST_AREAS = 256

const step = (hundredths: number) => Math.floor(hundredths / SIDE)
const areaAt = (row: number, column: number) => row * ROW + column

/** The area a cell lies in: what the index by place starts with. */
export const areaOf = ({ lat, lon }: Cell): number => areaAt(step(lat), step(lon))

/** The areas a box reaches into; `null` when there are too many. */
export function areasIn({ from, to }: Box): readonly number[] | null {
  const rows = step(to.lat) - step(from.lat) + 1
  const columns = step(to.lon) - step(from.lon) + 1
  if (rows * columns > MOST_AREAS) return null
  const areas = Array.from({ length: rows * columns }, (_, i) =>
    areaAt(step(from.lat) + Math.floor(i / columns), step(from.lon) + (i % columns)),
  )
  return padded(areas)
}
