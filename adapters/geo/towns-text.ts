import type { Place } from '#core/profiles/profile.ts'
import { foldedPlace } from '#core/shared/folded.ts'
import { type Country, isCountry } from '#core/site/countries.ts'
import type { Cell } from '#core/site/geo.ts'

/** Marker of the list of places just outside the known countries. */
export const BORDER = '@-'

/** A town of the file; sorted by size within its country. */
export type Town = {
  readonly place: Place
  /** All searchable names, folded. */
  readonly names: readonly string[]
  readonly lat: number
  readonly lon: number
}

/** Parsed towns. `null` among the points is a place outside the known countries. */
export type TownsText = {
  readonly regions: ReadonlyMap<Country, readonly string[]>
  readonly towns: ReadonlyMap<Country, readonly Town[]>
  readonly points: readonly {
    readonly town: Town | null
    readonly lat: number
    readonly lon: number
  }[]
}

/**
 * Parses a file of towns. `@NL`, tab, regions starts a country; each line after it is name, index of its region,
 * latitude and longitude in hundredths of a degree. Other names follow `=`; `#` is a comment.
 */
export function readTowns(text: string): TownsText {
  const regions = new Map<Country, readonly string[]>()
  const towns = new Map<Country, Town[]>()
  const points: TownsText['points'][number][] = []
  let country: Country | null = null

  for (const line of text.split('\n')) {
    const [first = '', ...rest] = line.split('\t')
    if (first === '' || first.startsWith('#')) continue
    if (first.startsWith('@')) {
      const code = first.slice(1)
      country = isCountry(code) ? code : null
      if (country) regions.set(country, rest)
      if (country) towns.set(country, [])
    } else if (country) {
      const [region, lat, lon] = rest.map(Number)
      const town = townOf(country, first, regions.get(country)?.[region ?? -1], lat, lon)
      towns.get(country)?.push(town)
      points.push({ town, lat: town.lat, lon: town.lon })
    } else {
      points.push({ town: null, lat: Number(first) / 100, lon: Number(rest[0]) / 100 })
    }
  }
  return { regions, towns, points }
}

function townOf(country: Country, written: string, region = '', lat = 0, lon = 0): Town {
  const [town = '', ...others] = written.split('=')
  const names = [town, ...town.split(/ ?\/ ?/), ...others].map(foldedPlace)
  return {
    place: { country, region, town, cell: cellOf(lat, lon) },
    names: [...new Set(names)],
    lat: lat / 100,
    lon: lon / 100,
  }
}

/** Cells are a twentieth of a degree wide: five kilometres north to south, about three across. */
const CELL = 5

const cellOf = (lat: number, lon: number): Cell => ({ lat: snapped(lat), lon: snapped(lon) })

// Adding 0 turns -0 into 0, for JSON and comparisons.
const snapped = (hundredths: number): number => Math.round(hundredths / CELL) * CELL + 0
