import { DAY, dayOf, type Instant, type IsoDate } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import { countriesByDay, countryDay } from '../../site/country-day.ts'
import type { SearchQuery } from '../search.ts'

/** Latest birth date of someone who is at least `age` today. */
export function bornUpTo(age: number, today: IsoDate): IsoDate {
  const year = Number(today.slice(0, 4)) - age
  const [, month, day] = today.split('-').map(Number)
  const leapDay = month === 2 && day === 29
  // Without a 29 February in that year, use the 28th.
  const inLeapYear = dayOf(Date.UTC(year, 1, 29)).endsWith('-02-29')
  return `${year}${leapDay && !inLeapYear ? '-02-28' : today.slice(4)}`
}

/** Earliest birth date of someone who is at most `age` today. */
export const bornAfter = (age: number, today: IsoDate): IsoDate =>
  dayOf(Date.parse(bornUpTo(age + 1, today)) + DAY)

type Ages = {
  readonly from: number
  readonly to: number | null
  /** The only country searched, if there is one. */
  readonly country: Country | undefined
}

/** Birth dates of these ages, in each country by its own day; where that differs, the bounds are those of all. */
export function bornWithin(
  { from, to, country }: Ages,
  now: Instant,
): Pick<SearchQuery, 'bornFrom' | 'bornUntil' | 'behind' | 'ahead'> {
  const [first, second] = country
    ? [{ day: countryDay(country, now), countries: [country] }]
    : countriesByDay(now)
  if (!first) return {}
  if (!second)
    return {
      bornUntil: bornUpTo(from, first.day),
      ...(to !== null && { bornFrom: bornAfter(to, first.day) }),
    }
  return {
    bornUntil: bornUpTo(from, second.day),
    behind: { countries: first.countries, bornUntil: bornUpTo(from, first.day) },
    ...(to !== null && {
      bornFrom: bornAfter(to, first.day),
      ahead: { countries: second.countries, bornFrom: bornAfter(to, second.day) },
    }),
  }
}
