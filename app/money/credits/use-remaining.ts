import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK } from '#core/money/discounts/time-bonus.ts'
import { HOUR, type Instant, type Millis, SECOND } from '#core/shared/time.ts'

/** A deadline, with the server's clock and ours at the time of the response. */
export type Deadline = {
  readonly until: string
  readonly now: string
  readonly receivedAt: Instant
}

/** Remaining time until a deadline by the server's clock, regardless of this device's. */
export const remainingOf = ({ until, now, receivedAt }: Deadline, here: Instant): Millis =>
  Math.max(0, Date.parse(until) - Date.parse(now) - (here - receivedAt))

/** Maximum of a countdown with two digits of hours; before that a date is shown. */
export const LONGEST_CLOCK: Millis = 100 * HOUR - SECOND

/** Whole seconds, rounded up. */
export const secondsOf = (remaining: Millis): number => Math.ceil(remaining / SECOND)

/** Remaining time until a deadline, updated every second; `null` without one. */
export function useRemaining(deadline: Deadline | null): Millis | null {
  // As in the response: the first render equals the server's.
  const [here, setHere] = useState(() => deadline?.receivedAt ?? Date.now())
  // A response can be newer than the last tick.
  const remaining = deadline && remainingOf(deadline, Math.max(here, deadline.receivedAt))
  const ticking = remaining !== null && remaining > 0
  useEffect(() => {
    if (!ticking) return
    setHere(Date.now())
    const timer = setInterval(() => setHere(Date.now()), COUNTDOWN_TICK)
    return () => clearInterval(timer)
  }, [ticking])
  return remaining
}
