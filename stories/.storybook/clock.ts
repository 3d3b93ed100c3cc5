import { DAY, HOUR, type Millis } from '#core/shared/time.ts'

/** The time between past events and the start of a story. */
const LATER: Readonly<Record<string, Millis>> = {
  now: 0,
  hour: HOUR,
  day: DAY,
  'three-days': 3 * DAY,
}

export const laterBy = (time: unknown): Millis => LATER[String(time)] ?? 0
