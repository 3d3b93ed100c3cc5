import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK } from '#core/discounts/time-bonus.ts'
import { HOUR, type Instant, type Millis, SECOND } from '#core/shared/time.ts'

/** A deadline, with the server's clock at the moment its answer came in by ours. */
export type Deadline = {
  readonly until: string
  readonly now: string
  readonly receivedAt: Instant
}

/** What is left until a deadline by the server's clock, whatever this device's own says. */
export const remainingOf = ({ until, now, receivedAt }: Deadline, here: Instant): Millis =>
  Math.max(0, Date.parse(until) - Date.parse(now) - (here - receivedAt))

/** The longest that two digits of hours can count down; before that a date says more. */
export const LONGEST_CLOCK: Millis = 100 * HOUR - SECOND

/** Whole seconds for a countdown to show: a second begun is a second shown. */
export const secondsOf = (remaining: Millis): number => Math.ceil(remaining / SECOND)

/** What is left until a deadline, ticking every second; `null` without one. */
export function useRemaining(deadline: Deadline | null): Millis | null {
  // As the answer came: a page that the server rendered begins with the same figure.
  const [here, setHere] = useState(() => deadline?.receivedAt ?? Date.now())
  // An answer can be newer than the last tick.
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
