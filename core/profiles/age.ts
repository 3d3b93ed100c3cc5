import type { Instant, IsoDate } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import { countryDay } from '../site/country-day.ts'

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
