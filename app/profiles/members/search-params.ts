import { INTERESTS_LIMIT, isAge, orderedAges } from '#core/profiles/profile.ts'
import { isStorable } from '#core/shared/text.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import { REGION_LENGTH } from '#core/site/settings.ts'

/** Every button of a page repeats its whole search: what no search has must not be repeated. */
const COUNTRY = /^[A-Z]{2}$/
const INTEREST = /^[a-z][a-z-]{0,39}$/
const WHOLE = /^[1-9]\d{0,5}$/

const FLAGS = ['photo', 'online', 'new_here', 'own_ages', 'people_only'] as const

/** Spec §3, Search state: the filters in the URL. */
export type SearchParams = {
  readonly gender?: 'male' | 'female'
} & { readonly [Key in (typeof FLAGS)[number]]?: boolean } & {
  readonly [Key in 'country' | 'countryregion' | 'interests']?: string
} & { readonly [Key in 'min_age' | 'max_age' | 'distance']?: number } & {
  /** Shows the filter form in the page, for browsers without scripts. */
  readonly choose?: true
}

/** A whole search as one value, for buttons that work without scripts. */
export const searchText = (params: SearchParams): string =>
  new URLSearchParams(Object.entries(params).map(([key, value]) => [key, String(value)])).toString()

/** Parses the filters in a URL; anything else is ignored. */
export function searchParams(given: Record<string, unknown>): SearchParams {
  const { filters, choose, interests } = given
  if (typeof filters === 'string') return searchIn(filters)
  if (typeof choose === 'string' && choose !== 'true') return { ...searchIn(choose), choose: true }
  // A form sends one value per checked interest.
  const joined = Array.isArray(interests) ? { ...given, interests: interests.join(',') } : given
  return { ...filtersIn(joined), ...(String(choose) === 'true' && { choose: true }) }
}

const searchIn = (text: string): SearchParams =>
  filtersIn(Object.fromEntries(new URLSearchParams(text)))

function filtersIn(given: Record<string, unknown>): SearchParams {
  const { gender } = given
  const flags = FLAGS.filter((key) => ['true', 'false'].includes(String(given[key])))
  const country = textIn(given.country)
  const region = textIn(given.countryregion)
  const interests = interestsIn(textIn(given.interests))
  const [youngest, oldest] = orderedAges(ageIn(given.min_age), ageIn(given.max_age))
  const distance = DISTANCE_BANDS.find((band) => band === wholeIn(given.distance))
  return {
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    ...Object.fromEntries(flags.map((key) => [key, String(given[key]) === 'true'])),
    ...(COUNTRY.test(country) && { country }),
    ...(isRegion(region) && { countryregion: region }),
    ...(interests !== '' && { interests }),
    ...(youngest !== undefined && { min_age: youngest }),
    ...(oldest !== undefined && { max_age: oldest }),
    ...(distance !== undefined && { distance }),
  }
}

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Each interest once, as many as a profile may have. */
const interestsIn = (joined: string): string =>
  [...new Set(joined.split(',').filter((key) => INTEREST.test(key)))]
    .slice(0, INTERESTS_LIMIT)
    .join(',')

const isRegion = (text: string): boolean =>
  text !== '' && text.length <= REGION_LENGTH && isStorable(text)

/** Digits, which the router has read as a number where it parsed the URL. An empty field is not 0. */
const wholeIn = (value: unknown): number =>
  WHOLE.test(typeof value === 'number' ? String(value) : textIn(value)) ? Number(value) : Number.NaN

const ageIn = (value: unknown): number | undefined => {
  const age = wholeIn(value)
  return isAge(age) ? age : undefined
}

type Flag = 'true' | 'false'
const flag = (on: boolean): Flag => (on ? 'true' : 'false')

/** The filters as query parameters of the API: all strings. */
export const searchCall = ({
  photo,
  online,
  new_here,
  own_ages,
  people_only,
  distance,
  choose: _,
  ...params
}: SearchParams) => ({
  ...params,
  ...(photo !== undefined && { photo: flag(photo) }),
  ...(online !== undefined && { online: flag(online) }),
  ...(new_here !== undefined && { new_here: flag(new_here) }),
  ...(own_ages !== undefined && { own_ages: flag(own_ages) }),
  ...(people_only !== undefined && { people_only: flag(people_only) }),
  ...(distance !== undefined && { distance: String(distance) }),
})
