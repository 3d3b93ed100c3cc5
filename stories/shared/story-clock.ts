import { startPageClock } from '#app/mocks/browser/page-clock.ts'
import type { Instant, Millis } from '#core/shared/time.ts'

/** The start time of every story: a Saturday at noon, so that ages, deadlines and "yesterday" are constant. */
export const START: Instant = Date.UTC(2026, 10, 21, 12)

/** Starts this page's clock at `START`, or later, until it is stopped. */
export function startStoryClock(): {
  readonly stop: () => void
  readonly move: (later: Millis) => void
} {
  const startedAt = Date.now()
  let ahead: Millis = 0
  const stop = startPageClock((real) => real - startedAt + START + ahead)
  const move = (offset: Millis) => {
    ahead += offset
  }
  return { stop, move }
}
