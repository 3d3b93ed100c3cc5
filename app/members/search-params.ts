import { DISTANCE_BANDS } from '#core/profiles/distance.ts'

const FLAGS = ['photo', 'online', 'new_here', 'people_only'] as const
const WORDS = ['country', 'countryregion', 'interests'] as const
const NUMBERS = ['min_age', 'max_age', 'distance'] as const

/** Spec §3, Search state: the filters, as the address of the page has them. */
export type SearchParams = {
  readonly gender?: 'male' | 'female'
} & { readonly [Key in (typeof FLAGS)[number]]?: boolean } & {
  readonly [Key in (typeof WORDS)[number]]?: string
} & { readonly [Key in (typeof NUMBERS)[number]]?: number }

/** The filters in an address; what is not a filter is left out. */
export function searchParams(given: Record<string, unknown>): SearchParams {
  const { gender } = given
  const flags = FLAGS.filter((key) => ['true', 'false'].includes(String(given[key])))
  const words = WORDS.filter((key) => typeof given[key] === 'string' && given[key] !== '')
  const numbers = NUMBERS.filter((key) => isAnswer(key, Number(given[key] ?? Number.NaN)))
  return {
    ...(gender === 'male' || gender === 'female' ? { gender } : {}),
    ...Object.fromEntries(flags.map((key) => [key, String(given[key]) === 'true'])),
    ...Object.fromEntries(words.map((key) => [key, given[key]])),
    ...Object.fromEntries(numbers.map((key) => [key, Number(given[key])])),
  }
}

/** A distance is one of the bands there are: an old address may name another. */
const isAnswer = (key: (typeof NUMBERS)[number], number: number): boolean =>
  key === 'distance' ? DISTANCE_BANDS.some((band) => band === number) : Number.isInteger(number)

type Flag = 'true' | 'false'
const flag = (on: boolean): Flag => (on ? 'true' : 'false')

/** The filters as the API is asked for them: a query is all text. */
export const searchCall = ({
  photo,
  online,
  new_here,
  people_only,
  distance,
  ...params
}: SearchParams) => ({
  ...params,
  ...(photo !== undefined && { photo: flag(photo) }),
  ...(online !== undefined && { online: flag(online) }),
  ...(new_here !== undefined && { new_here: flag(new_here) }),
  ...(people_only !== undefined && { people_only: flag(people_only) }),
  ...(distance !== undefined && { distance: String(distance) }),
})
