import type { Instant, IsoDate } from '../shared/time.ts'
import { type Country, countryDay } from '../site/countries.ts'

/** When somebody was born, and where they live. */
export type Born = {
  readonly birthDate: IsoDate
  readonly place: { readonly country: Country }
}

/** Somebody's age: shown, searched by and required, it is that of the day in all of their country. */
export const ageOf = ({ birthDate, place }: Born, now: Instant): number =>
  ageOn(birthDate, countryDay(place.country, now))

/** Age in whole years; birthdays on 29 February count on 1 March in other years. */
export function ageOn(birthDate: IsoDate, today: IsoDate): number {
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Ages that can be asked for, in wishes and in a search. A site's minimum age may be higher. */
export const AGES = { youngest: 18, oldest: 120 } as const

export const isAge = (age: number): boolean =>
  Number.isInteger(age) && age >= AGES.youngest && age <= AGES.oldest

/** A range of ages in order: somebody may have typed the higher one first. */
export function orderedAges<None extends null | undefined>(
  from: number | None,
  to: number | None,
): readonly [from: number | None, to: number | None] {
  return typeof from === 'number' && typeof to === 'number' && from > to ? [to, from] : [from, to]
}
