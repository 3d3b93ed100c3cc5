import { type Millis, SECOND } from '#core/shared/time.ts'
import { isRetryable } from './failures.ts'

/** How often work is tried, and after how long it is not tried again. */
const LIMITS = { tries: 8, span: 3 * SECOND } as const
const FIRST_PAUSE: Millis = 5

/** Half to one and a half times as long after each try as after the one before, so that two that met do not meet again. */
const pauseAfter = (tries: number): Millis => FIRST_PAUSE * 2 ** (tries - 1) * (0.5 + Math.random())

/** Does work again that failed for a passing reason: a deadlock, a lock not had in time, an id just taken, a lost connection. */
export async function retrying<R>(work: () => Promise<R>): Promise<R> {
  const end = performance.now() + LIMITS.span
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (thrown) {
      const pause = pauseAfter(tries)
      const goOn = tries < LIMITS.tries && performance.now() + pause < end
      if (!goOn || !isRetryable(thrown)) throw thrown
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
