import { coalesced } from '#adapters/shared/coalesced.ts'
import { withTimeout } from '#adapters/shared/with-timeout.ts'
import type { Consumer } from '#core/platform/consumer.ts'
import type { EventSignal } from '#core/platform/event-log.ts'
import { type Passed, runConsumer, type Timeout } from '#core/platform/events/run-consumer.ts'
import type { Ports } from '#core/ports.ts'
import { errorName } from '#core/shared/result.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { failureLevel } from '../http/logs/failure-facts.ts'
import type { Log } from '../http/logs/log.ts'

/** Polling interval without a signal: for retries, and lost signals. */
const POLL: Millis = SECOND

type Options = Pick<EventSignal, 'listen'> & {
  /** Debounce after a run. */
  readonly pause: Millis
  readonly log: Log
}

/** Runs each consumer on new events; returns the stop function, which waits for the current run. */
export function runConsumers(
  ports: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  consumers: readonly Consumer[],
  { listen, pause, log }: Options,
): () => Promise<void> {
  let stopping = false
  const stops = consumers.map((consumer) => {
    const { name } = consumer
    let passed: Passed | null = null

    async function catchUp() {
      for (let more = true; more && !stopping; ) {
        const run = await runConsumer(ports, consumer, timeout, passed)
        const { error, parked, unknown } = run
        ;({ more, passed } = run)
        for (const type of unknown) log('warn', 'event.unknown', { consumer: name, type })
        if (error !== null)
          log(parked ? 'error' : 'warn', 'consumer.failed', { name, error, parked })
      }
    }

    const report = (failure: unknown) =>
      log(failureLevel(failure), 'consumer.failed', {
        name,
        error: errorName(failure),
        parked: false,
      })
    const { request, stop } = coalesced(catchUp, { pause, report })
    const stopListening = listen(request)
    const timer = setInterval(request, POLL)
    request()
    return async () => {
      stopListening()
      clearInterval(timer)
      await stop()
    }
  })
  return async () => {
    stopping = true
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Rejects on timeout; the work itself continues. */
export const timeout: Timeout = (work, limit) =>
  withTimeout(limit, work, () => new DOMException('took too long', 'TimeoutError'))
