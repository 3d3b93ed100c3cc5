import type { Filters } from './filters.ts'

/** A filter that can be taken off to find more. Whom one looks for, and people only, are never talked out of. */
export const WIDENABLE = [
  'country',
  'region',
  'age',
  'distance',
  'withPhoto',
  'online',
  'newHere',
  'interests',
] as const
export type Widenable = (typeof WIDENABLE)[number]

/** What taking one filter off would find. */
export type Widening = { readonly filter: Widenable; readonly results: number }

/** Two filters that are too narrow together, and what taking off both would find. */
export type Together = {
  readonly filters: readonly [Widenable, Widenable]
  readonly results: number
}

/** By how many years ages are stretched for similar results. */
const STRETCH = 5
const HINTS = 2

/** The filters with one of them taken off; a country takes its region with it. */
export function without(filters: Filters, filter: Widenable): Filters {
  switch (filter) {
    case 'age':
      return { ...filters, minAge: undefined, maxAge: undefined }
    case 'country':
      return { ...filters, country: undefined, region: undefined }
    default:
      return { ...filters, [filter]: undefined }
  }
}

/** The filters with several of them taken off. */
export const withoutAll = (filters: Filters, off: readonly Widenable[]): Filters =>
  off.reduce(without, filters)

/** Every two of them that are not taken off together anyway. */
export const pairsOf = (narrow: readonly Widenable[]): readonly Together['filters'][] =>
  narrow.flatMap((one, at) =>
    narrow
      .slice(at + 1)
      .filter((other) => one !== 'country' || other !== 'region')
      .map((other) => [one, other] as const),
  )

/** The pair whose removal helps most; `null` when none helps. */
export const bestPair = (tried: readonly Together[]): Together | null =>
  tried.filter(({ results }) => results > 0).toSorted((a, b) => b.results - a.results)[0] ?? null

/** The filters that narrow something and could be taken off. */
export const narrowing = (filters: Filters): readonly Widenable[] =>
  WIDENABLE.filter((filter) => isSet(filters, filter))

function isSet(filters: Filters, filter: Widenable): boolean {
  switch (filter) {
    case 'age':
      return filters.minAge !== undefined || filters.maxAge !== undefined
    case 'interests':
      return (filters.interests ?? []).length > 0
    default:
      return Boolean(filters[filter])
  }
}

/** The two filters whose removal helps most, if any helps at all. */
export const bestWidenings = (found: number, tried: readonly Widening[]): readonly Widening[] =>
  tried
    .filter(({ results }) => results > found)
    .toSorted((a, b) => b.results - a.results)
    .slice(0, HINTS)

/** The same wish, less strictly: what is nearly it when there are few. */
export const loosened = ({ minAge, maxAge, ...filters }: Filters): Filters => ({
  gender: filters.gender,
  country: filters.country,
  peopleOnly: filters.peopleOnly,
  minAge: minAge === undefined ? undefined : minAge - STRETCH,
  maxAge: maxAge === undefined ? undefined : maxAge + STRETCH,
})
