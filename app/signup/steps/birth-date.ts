import type { IsoDate } from '#core/shared/time.ts'
import type { TypedDate } from '#ui/primitives/field/birth-date-field.tsx'

/** A date as three fields. */
export function typedDate(date: IsoDate): TypedDate {
  const [year = '', month = '', day = ''] = date.split('-')
  return { day, month, year }
}

const padded = (digits: string) => (digits === '' ? '' : digits.padStart(2, '0'))

/** Joins the three fields: '' if all are empty, and an invalid date while one is missing. */
export function dateOf({ day, month, year }: TypedDate): IsoDate {
  if (day === '' && month === '' && year === '') return ''
  return `${year}-${padded(month)}-${padded(day)}`
}
