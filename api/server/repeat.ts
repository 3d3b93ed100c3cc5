import type { Millis } from '#core/shared/time.ts'
import { failureFacts } from '../http/failure-facts.ts'
import type { Log } from '../http/log.ts'

type Rhythm = {
  readonly name: string
  readonly every: Millis
  /** When it is first done. */
  readonly first: Millis
  readonly log: Log
}

/**
 * Does something again and again, never twice at once, until the answer is called; that waits for what is under
 * way. A failure is logged without what was said, and does not end it.
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
      log('error', 'job.failed', { job: name, ...failureFacts(error) })
    }
  }

  return async () => {
    clearTimeout(timer)
    await underWay
  }
}
