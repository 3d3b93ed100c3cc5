import type { IsoDate } from '#core/shared/time.ts'
import type { TypedDate } from '#ui/field/birth-date-field.tsx'

/** A date as its three fields show it. */
export function typedDate(date: IsoDate): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

const padded = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))

/** Three typed fields as one date: empty when nothing is typed, and no real day while something is missing. */
export function dateOf({ day, month, year }: TypedDate): IsoDate {
  if (day === '' && month === '' && year === '') return ''
  return `${year}-${padded(month)}-${padded(day)}`
}
