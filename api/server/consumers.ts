import { coalesced } from '#adapters/shared/coalesced.ts'
import { withTimeout } from '#adapters/shared/with-timeout.ts'
import { audit } from '#core/audit/audit.ts'
import type { Consumer } from '#core/event-log/consumer.ts'
import type { EventSignal } from '#core/event-log/event-signal.ts'
import { runConsumer, type Timeout } from '#core/event-log/run-consumer.ts'
import { notify } from '#core/notifications/notify.ts'
import type { Ports } from '#core/ports.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import type { Log } from '../http/log.ts'
import { securityLog } from './security-log.ts'

/** All that follows from events, but for live updates, which are kept nowhere. */
export const consumersOf = (log: Log): readonly Consumer[] => [notify, audit, securityLog(log)]

/** How often a consumer looks without a signal: for what is to be retried, and for what a lost signal was about. */
const POLL: Millis = SECOND

const nameOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.name : 'unknown')

/** Runs each consumer whenever there are new events, until the answer is called; that waits for what is under way. */
export function runConsumers(
  ports: Pick<Ports, 'reads' | 'atomically' | 'now'>,
  consumers: readonly Consumer[],
  { listen, log }: Pick<EventSignal, 'listen'> & { readonly log: Log },
): () => Promise<void> {
  const stops = consumers.map((consumer) => {
    const { name } = consumer
    const { request, stop } = coalesced(
      async () => {
        const { error, parked, unknown, more } = await runConsumer(ports, consumer, timeout)
        for (const type of unknown) log('warn', 'event.unknown', { consumer: name, type })
        if (error !== null)
          log(parked ? 'error' : 'warn', 'consumer.failed', { name, error, parked })
        if (more) request()
      },
      (failure) => log('error', 'consumer.failed', { name, error: nameOf(failure), parked: false }),
    )
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
    await Promise.all(stops.map((stop) => stop()))
  }
}

/** Rejects when work takes longer than its limit; the work itself goes on, and nobody waits for it. */
export const timeout: Timeout = (work, limit) =>
  withTimeout(limit, work, () => new DOMException('took too long', 'TimeoutError'))
