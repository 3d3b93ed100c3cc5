import { type AnyColumn, and, gt, lte, or, sql } from 'drizzle-orm'
import { ASKING } from '#core/orders/asking.ts'
import type { Instant } from '#core/shared/time.ts'

/** What `isToBeAsked` says, for the database. */
export const isDue = (next: AnyColumn, since: AnyColumn, now: Instant) => {
  const ahead = now + ASKING.slack
  const isBeyondAge = sql`2 * ${next} + ${since} > ${2 * ahead + now}`
  return or(lte(next, now), and(gt(next, ahead), or(gt(next, ahead + ASKING.longest), isBeyondAge)))
}
