import type { Filters } from '#core/discovery/searching/filters.ts'
import { type Widenable, withoutFilter } from '#core/discovery/searching/widen.ts'

/** An active filter as a chip, and the filters after removing it. */
export type FilterInForce = {
  readonly filter: Exclude<Widenable, 'withPhoto' | 'online' | 'newHere'> | 'gender'
  /** The value, for a filter with several: an interest. */
  readonly value: string
  readonly left: Filters
}

/** All active filters except toggles, in form order. */
export function filtersInForceOf(filters: Filters): readonly FilterInForce[] {
  const { gender, country, region, minAge, maxAge, distance, interests = [] } = filters
  const aged = minAge !== undefined || maxAge !== undefined
  const one = (filter: Exclude<FilterInForce['filter'], 'gender'>, value: string) => ({
    filter,
    value,
    left: withoutFilter(filters, filter),
  })
  return [
    ...(gender
      ? [{ filter: 'gender' as const, value: gender, left: { ...filters, gender: undefined } }]
      : []),
    ...(country ? [one('country', country)] : []),
    ...(region ? [one('region', region)] : []),
    ...(aged ? [one('age', '')] : []),
    ...(distance ? [one('distance', String(distance))] : []),
    ...interests.map((value) => ({
      filter: 'interests' as const,
      value,
      left: { ...filters, interests: interests.filter((other) => other !== value) },
    })),
  ]
}
