import { DAY, dayOf, type IsoDate } from '../shared/time.ts'

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
