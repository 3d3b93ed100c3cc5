import { type AnyColumn, and, gt, lte, or, sql } from 'drizzle-orm'
import { POLLING } from '#core/money/providers.ts'
import type { Instant } from '#core/shared/time.ts'

/** `isPollDue` as SQL. */
export const isDue = (next: AnyColumn, since: AnyColumn, now: Instant) => {
  const ahead = now + POLLING.slack
  const isBeyondAge = sql`2 * ${next} + ${since} > ${2 * ahead + now}`
  return or(
    lte(next, now),
    and(gt(next, ahead), or(gt(next, ahead + POLLING.longest), isBeyondAge)),
  )
}
