/** Hundredths of a degree: a grid cell at least a kilometre wide, never a point. */
export type Cell = { readonly lat: number; readonly lon: number }

const KILOMETRES_PER_DEGREE = 111.2
const radians = (hundredths: number): number => ((hundredths / 100) * Math.PI) / 180

/** Approximate distance between two cells, precise enough for distance bands. */
export function kilometresBetween(a: Cell, b: Cell): number {
  const across = Math.abs(a.lon - b.lon) % 36_000
  const lon = Math.min(across, 36_000 - across) / 100
  const width = Math.cos(radians((a.lat + b.lat) / 2))
  return KILOMETRES_PER_DEGREE * Math.hypot((a.lat - b.lat) / 100, lon * width)
}

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

/** Index of a coarse grid square, between which distances are measured: the finest location others can learn. */
export type Area = number

/** Height, and approximate width, of an area in hundredths of a degree of latitude: 40 kilometres. */
const SIDE = 36
const KILOMETRES_PER_SIDE = 40.03
/** More columns than fit around the earth. */
const ROW = 10_000
const LAST_ROW = 249
const DATE_LINE = 18_000

/** Width of a row's areas, in hundredths of a degree of longitude; it grows towards the poles. */
const widthIn = (row: number): number =>
  Math.round(SIDE / Math.cos((((row + 0.5) * SIDE) / 100) * (Math.PI / 180)))

/** The area of a cell. */
export function areaOf({ lat, lon }: Cell): Area {
  const row = Math.min(LAST_ROW, Math.floor(lat / SIDE))
  return row * ROW + Math.floor((lon === DATE_LINE ? -DATE_LINE : lon) / widthIn(row))
}

/** Centre of an area: distances to its members are measured from here. */
export function centreOf(area: Area): Cell {
  const row = Math.round(area / ROW)
  const column = area - row * ROW
  const lon = (column + 0.5) * widthIn(row)
  // The date line belongs to the first column of a row.
  return { lat: (row + 0.5) * SIDE, lon: lon === DATE_LINE ? DATE_LINE - 1 : lon }
}

/** Areas whose centre is within so many kilometres of another's centre. */
export function areasWithin(area: Area, kilometres: number): readonly Area[] {
  const centre = centreOf(area)
  const middle = Math.round(area / ROW)
  const high = Math.ceil(kilometres / KILOMETRES_PER_SIDE)
  const found = new Set<Area>([area])
  for (let row = middle - high; row <= middle + high; row += 1) {
    if (Math.abs(row + 0.5) > LAST_ROW + 0.5) continue
    const width = widthIn(row)
    // As many columns as rows, plus a margin for converging meridians.
    const column = Math.floor(centre.lon / width)
    for (let step = -high - 2; step <= high + 2; step += 1) {
      const near = row * ROW + wrapped(column + step, width)
      if (kilometresBetween(centre, centreOf(near)) <= kilometres) found.add(near)
    }
  }
  return [...found]
}

/** Wraps a column over the date line. */
function wrapped(column: number, width: number): number {
  const first = Math.floor(-DATE_LINE / width)
  const columns = Math.ceil(DATE_LINE / width) - first
  return first + ((((column - first) % columns) + columns) % columns)
}
