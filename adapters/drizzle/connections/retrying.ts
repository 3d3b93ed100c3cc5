import { type Millis, SECOND } from '#core/shared/time.ts'
import { isRetryable } from './failures.ts'

export type RetryOptions = {
  /** Maximum attempts, and total time for retries. */
  readonly tries?: number
  readonly span?: Millis
  /** Before the second attempt; it doubles up to `longest`. */
  readonly pause?: Millis
  readonly longest?: Millis
  readonly isPassing?: (thrown: unknown) => boolean
  /** Called before another attempt, with the number of those made. */
  readonly onRetry?: (tries: number) => void
}

/**
 * Retries work after a transient failure: a deadlock, a lock timeout, a duplicate id, a lost connection. Exponential
 * backoff with jitter, so that two conflicting transactions do not collide again.
 */
export async function retrying<R>(
  work: () => Promise<R>,
  {
    tries = 8,
    span = 3 * SECOND,
    pause: first = 5,
    longest = span,
    isPassing = isRetryable,
    onRetry,
  }: RetryOptions = {},
): Promise<R> {
  const end = performance.now() + span
  for (let tried = 1; ; tried++) {
    try {
      return await work()
    } catch (thrown) {
      const pause = Math.min(longest, first * 2 ** (tried - 1)) * (0.5 + Math.random())
      const goOn = tried < tries && performance.now() + pause < end
      if (!goOn || !isPassing(thrown)) throw thrown
      onRetry?.(tried)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
