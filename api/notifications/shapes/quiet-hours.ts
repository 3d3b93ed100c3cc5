import { t } from 'elysia'
import type { QuietHours } from '#core/accounts/time-zone.ts'

/** A local time of day: "22:00". */
const TimeOfDay = t.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$', examples: ['22:00'] })

/** Quiet hours; over midnight if `to` is earlier. */
export const QuietHoursShape = t.Object({ from: TimeOfDay, to: TimeOfDay })

const minutes = (time: string): number => {
  const [hours = 0, rest = 0] = time.split(':').map(Number)
  return hours * 60 + rest
}

const timeOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':')

/** Quiet hours in the core's format. */
export const quietHoursIn = ({ from, to }: typeof QuietHoursShape.static): QuietHours => ({
  from: minutes(from),
  to: minutes(to),
})

/** Quiet hours in the wire format. */
export const quietHoursOf = (hours: QuietHours | null) =>
  hours && { from: timeOf(hours.from), to: timeOf(hours.to) }
