import type { Filters } from '#core/discovery/filters.ts'
import { type Widenable, without } from '#core/discovery/widen.ts'

/** One filter in force as a chip, and the filters that are left when it is pressed. */
export type FilterInForce = {
  readonly filter: Exclude<Widenable, 'withPhoto' | 'online' | 'newHere'> | 'gender'
  /** Which one of several: an interest. */
  readonly value: string
  readonly left: Filters
}

/** Every filter in force that is not a plain switch, in the order of the form. */
export function filtersInForceOf(filters: Filters): readonly FilterInForce[] {
  const { gender, country, region, minAge, maxAge, distance, interests = [] } = filters
  const aged = minAge !== undefined || maxAge !== undefined
  const one = (filter: Exclude<FilterInForce['filter'], 'gender'>, value: string) => ({
    filter,
    value,
    left: without(filters, filter),
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
