import type { Millis } from '#core/shared/time.ts'
import { failureFacts, failureLevel } from '../http/logs/failure-facts.ts'
import type { Log } from '../http/logs/log.ts'

type Rhythm = {
  readonly name: string
  readonly every: Millis
  /** Delay of the first run. */
  readonly first: Millis
  readonly log: Log
}

/**
 * Repeats work, never concurrently; returns the stop function, which waits for the current run. A failure is logged
 * without its message, and does not stop the repetition.
 */
export function repeat(
  work: () => Promise<unknown>,
  { name, every, first, log }: Rhythm,
): () => Promise<void> {
  let underWay: Promise<void> | null = null
  let timer = setTimeout(begin, first)

  function begin() {
    timer = setTimeout(begin, every)
    underWay ??= round().finally(() => {
      underWay = null
    })
  }

  async function round() {
    try {
      await work()
    } catch (error) {
      log(failureLevel(error), 'job.failed', { job: name, ...failureFacts(error) })
    }
  }

  return async () => {
    clearTimeout(timer)
    await underWay
  }
}
