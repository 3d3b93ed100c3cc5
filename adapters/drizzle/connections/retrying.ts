import { type Millis, SECOND } from '#core/shared/time.ts'
import { isRetryable } from './failures.ts'

/** Maximum attempts, and total time for retries. */
const LIMITS = { tries: 8, span: 3 * SECOND } as const
const FIRST_PAUSE: Millis = 5

/** Exponential backoff with jitter, so that two conflicting transactions do not collide again. */
const pauseAfter = (tries: number): Millis => FIRST_PAUSE * 2 ** (tries - 1) * (0.5 + Math.random())

/** Retries work after a transient failure: a deadlock, a lock timeout, a duplicate id, a lost connection. */
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
