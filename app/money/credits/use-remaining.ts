import { useEffect, useState } from 'react'
import { COUNTDOWN_TICK } from '#core/money/first-purchase-discount.ts'
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

const HALF: Millis = COUNTDOWN_TICK / 2

/** Until half way through the next second, or the end: a timer that is a little late neither skips nor repeats one. */
export const untilNextTick = (remaining: Millis): Millis =>
  remaining <= HALF ? Math.max(0, remaining) : (remaining - HALF) % COUNTDOWN_TICK || COUNTDOWN_TICK

/** Remaining time until a deadline, updated every second; `null` without one. */
export function useRemaining(deadline: Deadline | null): Millis | null {
  // As in the response: the first render equals the server's.
  const [here, setHere] = useState(() => deadline?.receivedAt ?? Date.now())
  // A response can be newer than the last tick.
  const remaining = deadline && remainingOf(deadline, Math.max(here, deadline.receivedAt))
  const ticking = remaining !== null && remaining > 0
  const endsAt = deadline && deadline.receivedAt + remainingOf(deadline, deadline.receivedAt)
  useEffect(() => {
    if (!ticking || endsAt === null) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const tick = () => {
      const at = Date.now()
      setHere(at)
      timer = setTimeout(tick, untilNextTick(endsAt - at))
    }
    tick()
    return () => clearTimeout(timer)
  }, [ticking, endsAt])
  return remaining
}
