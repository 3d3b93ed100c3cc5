import { COUNTRIES, type Country, isCountry, localesOf } from '#core/site/countries.ts'
import { type Locale, REGIONAL } from '#core/site/locales.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import { pickInRounds } from './chance.ts'

/** How many of a hundred or so people live where. */
const SHARES: Readonly<Record<Country, number>> = {
  NL: 24,
  BE: 11,
  DE: 12,
  AT: 4,
  CH: 5,
  GB: 8,
  IE: 3,
  US: 7,
  CA: 4,
  AU: 3,
  NZ: 2,
  FR: 5,
  IT: 4,
  ES: 4,
  PL: 4,
  DK: 3,
  SE: 3,
  NO: 3,
  FI: 3,
}

const deckOf = (shares: Readonly<Partial<Record<Country, number>>>): readonly Country[] =>
  COUNTRIES.flatMap((country) => Array.from({ length: shares[country] ?? 0 }, () => country))

const DECK = deckOf(SHARES)

/** Where the `nth` person lives. Few people are a fair sample of many. */
export const countryOf = (seed: string, nth: number): Country =>
  pickInRounds(`${seed}/countries`, DECK, nth)

/** A niche's people, of whom there are few, live where most of its visitors are. */
const NEAR_HOME = deckOf({ NL: 15, BE: 5, DE: 4, GB: 2, AT: 1, CH: 1, FR: 1, ES: 1 })

/** Where the `nth` person of a niche lives. */
export const nicheCountry = (seed: string, nth: number): Country =>
  pickInRounds(`${seed}/countries`, NEAR_HOME, nth)

/** Where a language is at home. */
export function homeCountry(language: Locale): Country {
  const country = REGIONAL[language].slice(-2)
  if (!isCountry(country)) throw new Error(`${language} is at home nowhere`)
  return country
}

/** What somebody speaks: mostly the first language of their country. */
export const languageOf = (random: SeededRandom, country: Country): Locale =>
  random.weighted(localesOf(country).map((locale, at) => [at === 0 ? 6 : 3 / at, locale] as const))

/** Where skins are paler than elsewhere, more often than not. */
const NORTH: readonly Country[] = ['DK', 'SE', 'NO', 'FI', 'PL', 'IE']

/** How deep somebody's skin is, from 0 to 7. */
export const skinOf = (random: SeededRandom, country: Country): number => {
  const north = NORTH.includes(country) ? 2 : 1
  return random.weighted([
    [3 * north, 0],
    [4 * north, 1],
    [4, 2],
    [3, 3],
    [2, 4],
    [2, 5],
    [1.5, 6],
    [1.5, 7],
  ])
}
