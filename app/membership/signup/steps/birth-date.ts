import { minimumAgeOf } from '#core/membership/signup/age.ts'
import type { Instant, IsoDate } from '#core/shared/time.ts'
import type { TypedDate } from '#ui/primitives/field/birth-date-field.tsx'

/** A date as three fields. */
export function typedDate(date: IsoDate): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

const PARTS = ['day', 'month', 'year'] as const
type Part = (typeof PARTS)[number]

/** The order in which a language and country write a date: in the United States the month first. */
export function partsIn(regional: string): readonly Part[] {
  const written = new Intl.DateTimeFormat(regional).formatToParts(0).map(({ type }) => type)
  return PARTS.toSorted((a, b) => written.indexOf(a) - written.indexOf(b))
}

const padded = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))

/** Joins the three fields: '' if all are empty, and an incomplete date while one is missing. */
export function dateOf({ day, month, year }: TypedDate, now: Instant): IsoDate {
  if (day === '' && month === '' && year === '') return ''
  return `${inFull(year, now)}-${padded(month)}-${padded(day)}`
}

/** A year of two digits: the last in which an adult can be born. */
function inFull(year: string, now: Instant): string {
  if (year.length !== 2) return year
  const youngest = new Date(now).getUTCFullYear() - minimumAgeOf({ minimumAge: 0 })
  return `${2000 + Number(year) <= youngest ? 20 : 19}${year}`
}
