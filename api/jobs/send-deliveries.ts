import type { UrlOf } from '#core/notifications/letters.ts'
import type { Attempt } from '#core/notifications/sending/attempt-delivery.ts'
import { deliveryWorker, LEASE } from '#core/notifications/sending/delivery-worker.ts'
import type { Ports } from '#core/ports.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import type { Log } from '../http/logs/log.ts'
import { repeat } from './repeat.ts'

type Options = {
  /** Id of this process. */
  readonly worker: string
  /** Whether this is the only process on its database. */
  readonly alone: boolean
  readonly urlOf: UrlOf
  readonly log: Log
  /** Aborts mails being sent. */
  readonly cutOff: () => void
}

const FIGURES_EVERY: Millis = 5 * MINUTE
/** Grace period for deliveries being sent, before they are aborted and requeued. */
const STOP_TIMEOUT: Millis = 7 * SECOND

/**
 * Runs the delivery workers; returns the stop function, which waits for deliveries being sent, for a while. Logs the
 * queue's size, age and dead deliveries every few minutes.
 */
export function sendDeliveries(
  ports: Ports,
  { worker, alone, urlOf, log, cutOff }: Options,
): () => Promise<void> {
  const count = { sent: 0, failed: 0 }
  const sender = deliveryWorker(ports, {
    worker,
    alone,
    urlOf,
    jitter: Math.random,
    report(attempt) {
      if (attempt.outcome === 'sent') count.sent += 1
      if (attempt.error !== null) count.failed += 1
      logFailure(attempt, log)
    },
  })

  async function figures() {
    const now = ports.now()
    const { waiting, due, dueSince, dead } = await ports.reads.deliveries.backlog(now)
    const waitedFor = dueSince === null ? 0 : Math.max(0, now - dueSince)
    const seconds = Math.round(waitedFor / SECOND)
    if (waiting + dead + count.sent + count.failed > 0) {
      log('info', 'deliveries', { waiting, due, oldest_due_seconds: seconds, dead, ...count })
    }
    Object.assign(count, { sent: 0, failed: 0 })
  }

  const stops = [
    repeat(sender.tick, { name: 'deliveries', every: SECOND, first: 0, log }),
    repeat(sender.renew, { name: 'leases', every: LEASE / 3, first: LEASE / 3, log }),
    repeat(figures, { name: 'figures', every: FIGURES_EVERY, first: MINUTE, log }),
  ]

  return async () => {
    sender.stop()
    const timer = setTimeout(cutOff, STOP_TIMEOUT)
    await Promise.all([...stops.map((stop) => stop()), sender.idle()])
    clearTimeout(timer)
  }
}

function logFailure({ kind, attempts, outcome, error }: Attempt, log: Log): void {
  if (error === null) return
  const gaveUp = outcome === 'dead'
  log(gaveUp ? 'error' : 'warn', 'delivery.failed', { kind, attempts, error, gave_up: gaveUp })
}
