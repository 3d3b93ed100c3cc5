import { DAY, HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'

/** An IANA time zone, such as `Europe/Amsterdam`. */
export type TimeZone = string

/** Default for a member whose browser never reported one. */
export const UTC: TimeZone = 'UTC'

/** The canonical name of a zone; `null` if unknown. */
export function zoneNamed(text: string): TimeZone | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    // `Intl` reports an unknown zone only by throwing.
    return null
  }
}

/** Start of the next day in a zone; where a clock change skips midnight, the next existing one. */
export const nextMidnight = (moment: Instant, zone: TimeZone): Instant =>
  nextTimeOfDay(moment, zone, 0)

/** Next moment with a given local time in a zone, later than now; if a clock change skips it, the first moment after. */
export function nextTimeOfDay(moment: Instant, zone: TimeZone, time: Millis): Instant {
  const ahead = aheadOf(zone)
  const here = moment + ahead(moment)
  const today = here - (here % DAY) + time
  const wanted = today > here ? today : today + DAY
  // On the day of a clock change, one of the two offsets gives the right moment.
  const before = wanted - ahead(moment)
  const after = wanted - ahead(before)
  return [Math.min(before, after), Math.max(before, after)].find(
    (candidate) => candidate + ahead(candidate) >= wanted,
  ) as Instant
}

/** Local time of day in a zone. */
export const timeOfDay = (moment: Instant, zone: TimeZone): Millis =>
  (moment + aheadOf(zone)(moment)) % DAY

/** UTC offset of a zone at a moment. */
function aheadOf(timeZone: TimeZone): (moment: Instant) => number {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  return (moment) => {
    const said = Object.fromEntries(
      clock.formatToParts(moment).map(({ type, value }) => [type, Number(value)]),
    )
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = said
    const whole = moment - (moment % 1000)
    return Date.UTC(year, month - 1, day, hour, minute, second) - whole
  }
}

/** Times of day without deferrable notifications: minutes after midnight, in the member's time zone. */
export type QuietHours = { readonly from: number; readonly to: number }

/** The default: 22:00 to 08:00. */
export const QUIET_HOURS: QuietHours = { from: (22 * HOUR) / MINUTE, to: (8 * HOUR) / MINUTE }

/** End of the current quiet hours; `null` outside of them. */
export function quietUntil(
  {
    quietHours,
    timeZone,
  }: { readonly quietHours: QuietHours | null; readonly timeZone: TimeZone | null },
  now: Instant,
): Instant | null {
  if (!quietHours) return null
  const zone = timeZone ?? UTC
  const to = quietHours.to * MINUTE
  if (!isBetween(timeOfDay(now, zone), quietHours.from * MINUTE, to)) return null
  return nextTimeOfDay(now, zone, to)
}

/** Whether a time of day is in a range, which wraps over midnight if its end is earlier. */
const isBetween = (time: Millis, from: Millis, to: Millis): boolean =>
  from <= to ? from <= time && time < to : from <= time || time < to
