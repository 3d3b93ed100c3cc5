import { forgetLinks } from '#core/accounts/forget-links.ts'
import { forgetSessions } from '#core/accounts/forget-sessions.ts'
import { forgetTries } from '#core/accounts/forget-tries.ts'
import { forgetComplaints } from '#core/complaints/forget-complaints.ts'
import { pruneEvents } from '#core/event-log/prune-events.ts'
import { eraseDeleted } from '#core/leaving/erase-deleted.ts'
import { forgetDead } from '#core/notifications/forget-dead.ts'
import { forgetDebits } from '#core/orders/forget-debits.ts'
import { reconcilePayments } from '#core/orders/reconcile.ts'
import { sendRefunds } from '#core/orders/send-refunds.ts'
import type { CheckoutLinks } from '#core/orders/start-payment.ts'
import { takeInUnknown } from '#core/orders/take-in.ts'
import { sweepPhotos } from '#core/photos/sweep-photos.ts'
import type { Ports } from '#core/ports.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import type { Log } from '../http/log.ts'
import { logStray } from '../http/log-stray-payment.ts'
import { consumersOf } from './consumers.ts'
import type { Job } from './run-jobs.ts'

/** How many accounts are erased in one go. */
const ERASED = 100

type Means = {
  readonly links: CheckoutLinks
  /** The names of the payment companies there are. */
  readonly providers: readonly string[]
  readonly log: Log
}

/** The work of an install that nobody asks for: payments nobody came back from, erasing, forgetting. */
export function jobsOf(ports: Ports, { links, providers, log }: Means): readonly Job[] {
  return [
    {
      name: 'payments',
      every: MINUTE,
      work: async () => ({ ...(await reconcilePayments(ports, { links })) }),
    },
    {
      name: 'stray payments',
      every: 10 * MINUTE,
      work: async () => ({ strays: await takeInStrays(ports, { providers, log }) }),
    },
    { name: 'refunds', every: MINUTE, work: async () => ({ sent: await sendRefunds(ports) }) },
    { name: 'erasing', every: HOUR, work: async () => ({ erased: await eraseAll(ports) }) },
    {
      name: 'forgetting',
      every: HOUR,
      async work() {
        await forgetTries(ports)
        await forgetLinks(ports)
        await forgetSessions(ports)
        await forgetDebits(ports)
        await forgetDead(ports)
        await forgetComplaints(ports)
        return {}
      },
    },
    {
      name: 'pruning events',
      every: HOUR,
      work: async () => ({ pruned: await pruneEvents(ports, consumersOf(log)) }),
    },
    {
      name: 'sweeping photos',
      every: HOUR,
      work: async () => ({ swept: await sweepPhotos(ports) }),
    },
  ]
}

/** Erases all whose time is over, however many came together. */
async function eraseAll(ports: Ports): Promise<number> {
  let erased = 0
  for (;;) {
    const { length } = await eraseDeleted(ports, { limit: ERASED })
    erased += length
    if (length < ERASED) return erased
  }
}

/** Takes in what the payment companies know and we do not; says of each stray once that it is there. */
async function takeInStrays(ports: Ports, { providers, log }: Omit<Means, 'links'>) {
  let found = 0
  for (const provider of providers) {
    for (const stray of await takeInUnknown(ports, { provider })) {
      found += 1
      logStray(log, stray)
    }
  }
  return found
}
