import { eraseDeleted } from '#core/accounts/erase-deleted.ts'
import { forgetLinks } from '#core/accounts/forget-links.ts'
import { forgetTries } from '#core/accounts/forget-tries.ts'
import { OUTBOX, sendDue } from '#core/notifications/send-due.ts'
import { forgetDebits } from '#core/orders/forget-debits.ts'
import { reconcilePayments } from '#core/orders/reconcile.ts'
import { sendRefunds } from '#core/orders/send-refunds.ts'
import type { CheckoutLinks } from '#core/orders/start-payment.ts'
import type { Ports } from '#core/ports.ts'
import { HOUR, MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import type { Log } from '../log.ts'

/** A piece of work that comes round by itself. */
type Job = {
  readonly name: string
  readonly every: Millis
  readonly work: () => Promise<unknown>
}

type Means = {
  readonly urlOf: () => string
  readonly links: CheckoutLinks
  readonly log: Log
}

/** The work of an install that nobody asks for: mails, pushes, payments nobody came back from, erasing, forgetting. */
export function jobsOf(ports: Ports, { urlOf, links, log }: Means): readonly Job[] {
  return [
    {
      name: 'outbox',
      every: SECOND,
      work: () => emptyOutbox(ports, { urlOf, log }),
    },
    { name: 'payments', every: MINUTE, work: () => reconcilePayments(ports, { links }) },
    { name: 'refunds', every: MINUTE, work: () => sendRefunds(ports) },
    { name: 'erasing', every: HOUR, work: () => eraseDeleted(ports, { limit: 100 }) },
    {
      name: 'forgetting',
      every: HOUR,
      work: async () => {
        await forgetTries(ports)
        await forgetLinks(ports)
      },
    },
    { name: 'forgetting debits', every: HOUR, work: () => forgetDebits(ports) },
  ]
}

/** So many batches may follow on each other: a stop waits for one turn, and other work has its own. */
const BATCHES = 50

/** Sends what is due, batch after batch, until less than one is left or something could not be sent. */
async function emptyOutbox(ports: Ports, { urlOf, log }: Omit<Means, 'links'>): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch++) {
    const { sent, dropped, later, failures } = await sendDue(ports, { urlOf, jitter: Math.random })
    for (const { kind, attempts, gaveUp } of failures) {
      const event = kind === 'push' ? 'push.failed' : 'mail.failed'
      log(gaveUp ? 'error' : 'warn', event, { kind, attempts, gave_up: gaveUp })
    }
    if (failures.length > 0 || sent + dropped + later < OUTBOX.batch) return
  }
}

/** Runs each job in its rhythm, never twice at once, until the answer is called; that waits for what is running. */
export function runJobs(jobs: readonly Job[], log: Log): () => Promise<void> {
  const running = new Set<Promise<void>>()
  const timers = jobs.map(({ name, every, work }) => {
    let busy = false
    return setInterval(() => {
      if (busy) return
      busy = true
      const round = work()
        .then(
          () => undefined,
          (error: unknown) => {
            log('error', 'job.failed', {
              job: name,
              name: error instanceof Error ? error.name : '',
            })
          },
        )
        .finally(() => {
          busy = false
          running.delete(round)
        })
      running.add(round)
    }, every)
  })

  return async () => {
    for (const timer of timers) clearInterval(timer)
    await Promise.all(running)
  }
}
