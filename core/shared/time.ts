/** A timestamp: milliseconds since 1970, UTC. */
export type Instant = number
/** A duration in milliseconds. */
export type Millis = number
/** A calendar day, `YYYY-MM-DD`; sorts chronologically. */
export type IsoDate = string

export const SECOND: Millis = 1000
export const MINUTE: Millis = 60 * SECOND
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

/** Maximum clock skew between servers of an install. */
export const DRIFT: Millis = 60 * SECOND

/** Whether a stored timestamp is in the future: the clock was set back since. */
export const isAhead = (moment: Instant, now: Instant): boolean => moment > now + DRIFT

/** The calendar day of a moment, in UTC. */
export const dayOf = (moment: Instant): IsoDate => new Date(moment).toISOString().slice(0, 10)

/** ISO 8601 in UTC, as on the wire. */
export const isoOf = (moment: Instant): string => new Date(moment).toISOString()

/** Whether a moment or day is on the calendar: the 31st of February would become the 3rd of March. */
export const isOnCalendar = (given: string): boolean =>
  !Number.isNaN(Date.parse(given)) &&
  new Date(`${given.slice(0, 10)}T00:00:00Z`).toISOString().startsWith(given.slice(0, 10))
