import { HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import { nextTimeOfDay, type TimeZone, timeOfDay, UTC } from './time-zone.ts'

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
