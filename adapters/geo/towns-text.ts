import type { Cell, Place } from '#core/profiles/profile.ts'
import { type Country, isCountry } from '#core/site/countries.ts'

/** Begins the list of places just outside the known countries, which tell where those end. */
export const BORDER = '@-'

/** A town as the file has it; each country's largest come first. */
export type Town = {
  readonly place: Place
  /** Every name it is found by, folded. */
  readonly names: readonly string[]
  readonly lat: number
  readonly lon: number
}

/** What a file of towns tells. A `null` among the points is a place outside the known countries. */
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
 * Reads a file of towns. `@NL`, tab, regions begins a country; each line after it is name, place of its region in
 * that list, latitude and longitude in hundredths of a degree. Other names stand after `=`; `#` is a remark.
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
  const names = [town, ...town.split(/ ?\/ ?/), ...others].map(folded)
  return {
    place: { country, region, town, cell: cellOf(lat, lon) },
    names: [...new Set(names)],
    lat: lat / 100,
    lon: lon / 100,
  }
}

/** Cells are a twentieth of a degree wide: five kilometres north to south, some three across. */
const CELL = 5

const cellOf = (lat: number, lon: number): Cell => ({ lat: snapped(lat), lon: snapped(lon) })

// Adding 0 makes -0 a plain 0, which JSON and comparisons treat alike.
const snapped = (hundredths: number): number => Math.round(hundredths / CELL) * CELL + 0

const UNMARKED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  ł: 'l',
  ß: 'ss',
  œ: 'oe',
  đ: 'd',
}

/** A name as it is compared: without accents, letter case, apostrophes, hyphens or dots. */
export const folded = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .replace(/[øæłßœđ]/g, (letter) => UNMARKED[letter] ?? letter)
    .replace(/[\s-]+/g, ' ')
    .trim()
