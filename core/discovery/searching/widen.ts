import type { Filters } from './filters.ts'

/** Removable filters. Gender and "people only" are never suggested for removal. */
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

/** A filter, and the number of results without it. */
export type Widening = { readonly filter: Widenable; readonly results: number }

/** Years by which the age range is extended for similar results. */
const STRETCH = 5
const HINTS = 2

/** The filters without one; removing the country also removes the region. */
export function withoutFilter(filters: Filters, filter: Widenable): Filters {
  switch (filter) {
    case 'age':
      return { ...filters, minAge: undefined, maxAge: undefined, ownAges: undefined }
    case 'country':
      return { ...filters, country: undefined, region: undefined }
    default:
      return { ...filters, [filter]: undefined }
  }
}

/** The active filters that can be removed. */
export const removableFilters = (filters: Filters): readonly Widenable[] =>
  WIDENABLE.filter((filter) => isSet(filters, filter))

/** The filters without several. */
export const withoutFilters = (filters: Filters, off: readonly Widenable[]): Filters =>
  off.reduce(withoutFilter, filters)

function isSet(filters: Filters, filter: Widenable): boolean {
  switch (filter) {
    case 'age':
      return Boolean(filters.ownAges || filters.minAge || filters.maxAge)
    case 'interests':
      return (filters.interests ?? []).length > 0
    default:
      return Boolean(filters[filter])
  }
}

/** The two single filters whose removal helps most, if any. */
export const bestWidenings = (found: number, tried: readonly Widening[]): readonly Widening[] =>
  tried
    .filter(({ results }) => results > found)
    .toSorted((a, b) => b.results - a.results)
    .slice(0, HINTS)

/** Relaxed filters, for similar results. */
export const relaxedFilters = ({ minAge, maxAge, ...filters }: Filters): Filters => ({
  gender: filters.gender,
  country: filters.country,
  peopleOnly: filters.peopleOnly,
  minAge: minAge === undefined ? undefined : minAge - STRETCH,
  maxAge: maxAge === undefined ? undefined : maxAge + STRETCH,
})
