import { DAY, type Instant } from '../shared/time.ts'

/** An IANA time zone, such as `Europe/Amsterdam`. */
export type TimeZone = string

/** What holds for a member whose browser never told. */
export const UTC: TimeZone = 'UTC'

/** The zone as it is properly spelt; `null` where there is none of that name. */
export function zoneNamed(text: string): TimeZone | null {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone
  } catch {
    // The platform tells of an unknown zone by throwing, and has no other way to ask.
    return null
  }
}

/** When the day after that of a moment begins on the clocks of a zone; where they skip midnight, when they next show that day. */
export function nextMidnight(moment: Instant, zone: TimeZone): Instant {
  const ahead = aheadOf(zone)
  const here = moment + ahead(moment)
  const midnight = here - (here % DAY) + DAY
  // On a day when the clocks change, one of the two offsets tells the moment and the other misses it.
  const before = midnight - ahead(moment)
  const after = midnight - ahead(before)
  return [Math.min(before, after), Math.max(before, after)].find(
    (candidate) => candidate + ahead(candidate) >= midnight,
  ) as Instant
}

/** How far the clocks of a zone are ahead of UTC at a moment. */
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
