/** A moment: milliseconds since 1970, UTC. */
export type Instant = number
/** A length of time in milliseconds. */
export type Millis = number
/** A calendar day, `YYYY-MM-DD`; such texts sort as the days do. */
export type IsoDate = string

export const SECOND: Millis = 1000
export const MINUTE: Millis = 60 * SECOND
export const HOUR: Millis = 60 * MINUTE
export const DAY: Millis = 24 * HOUR

/** Two clocks of an install differ by less. */
export const DRIFT: Millis = 60 * SECOND

/** Whether something was written at a moment that has yet to come: by a clock that was set back since. */
export const isAhead = (moment: Instant, now: Instant): boolean => moment > now + DRIFT

/** The calendar day of a moment, in UTC. */
export const dayOf = (moment: Instant): IsoDate => new Date(moment).toISOString().slice(0, 10)

/** When the day after that of a moment begins, in UTC. */
export const nextDay = (moment: Instant): Instant => moment - (moment % DAY) + DAY

/** A moment as the wire says it: ISO 8601 in UTC. */
export const isoOf = (moment: Instant): string => new Date(moment).toISOString()
