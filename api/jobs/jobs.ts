import { returnUnchecked } from '#core/chat-photos/return-unchecked.ts'
import { pruneComplaints } from '#core/complaints/prune-complaints.ts'
import { pruneCampaignMails } from '#core/deliveries/prune-campaign-mails.ts'
import { pruneDead } from '#core/deliveries/prune-dead.ts'
import { pruneDebits } from '#core/direct-debit/prune-debits.ts'
import { pruneEvents } from '#core/event-log/prune-events.ts'
import { eraseDeleted } from '#core/leaving/erase-deleted.ts'
import { pruneLinks } from '#core/mail-links/prune-links.ts'
import { pruneOperatorSessions } from '#core/operators/prune-operator-sessions.ts'
import { importUnknownPayments } from '#core/payments/import-payment.ts'
import { importReversals } from '#core/payments/import-reversals.ts'
import { reconcilePayments } from '#core/payments/reconcile.ts'
import { sendRefunds } from '#core/payments/send-refunds.ts'
import { sendReturns } from '#core/payments/send-returns.ts'
import type { CheckoutLinks } from '#core/payments/start-payment.ts'
import { sweepPhotos } from '#core/photos/sweep-photos.ts'
import type { Ports } from '#core/ports.ts'
import { pruneTries } from '#core/rate-limits/prune-tries.ts'
import { pruneSessions } from '#core/sessions/prune-sessions.ts'
import { HOUR, MINUTE } from '#core/shared/time.ts'
import { pruneWithdrawals } from '#core/withdrawals/prune-withdrawals.ts'
import { failureFacts } from '../http/failure-facts.ts'
import type { Log } from '../http/log.ts'
import { logUnknownPayment } from '../http/log-unknown-payment.ts'
import { consumersOf } from './consumers.ts'
import type { Job } from './run-jobs.ts'

type Options = {
  readonly links: CheckoutLinks
  /** Names of the payment providers. */
  readonly providers: readonly string[]
  readonly log: Log
}

/** Recurring jobs: polling payments, erasure, pruning. */
export function jobsOf(ports: Ports, { links, providers, log }: Options): readonly Job[] {
  return [
    {
      name: 'payments',
      every: MINUTE,
      work: async () => logErrors(log, 'payments', await reconcilePayments(ports, { links })),
    },
    {
      name: 'stray payments',
      every: 10 * MINUTE,
      work: async () => ({ strays: await importStrays(ports, { providers, log }) }),
    },
    {
      name: 'reversals',
      every: HOUR,
      work: async () => logErrors(log, 'reversals', await importReversals(ports, { providers })),
    },
    {
      name: 'refunds',
      every: MINUTE,
      work: async () => logErrors(log, 'refunds', await sendRefunds(ports)),
    },
    {
      name: 'returns',
      every: MINUTE,
      work: async () => logErrors(log, 'returns', await sendReturns(ports)),
    },
    {
      name: 'erasing',
      every: HOUR,
      async work() {
        const { erased, errors } = await eraseDeleted(ports)
        return logErrors(log, 'erasing', { erased: erased.length, errors })
      },
    },
    {
      name: 'forgetting',
      every: HOUR,
      async work() {
        await pruneTries(ports)
        await pruneLinks(ports)
        await pruneSessions(ports)
        await pruneOperatorSessions(ports)
        await pruneDebits(ports)
        await pruneDead(ports)
        await pruneCampaignMails(ports)
        await pruneComplaints(ports)
        await pruneWithdrawals(ports)
        return {}
      },
    },
    {
      name: 'pruning events',
      every: HOUR,
      work: async () => ({ pruned: await pruneEvents(ports, consumersOf(log)) }),
    },
    {
      name: 'returning photos',
      every: HOUR,
      work: async () => logErrors(log, 'returning photos', await returnUnchecked(ports)),
    },
    {
      name: 'sweeping photos',
      every: HOUR,
      work: async () => ({ swept: await sweepPhotos(ports) }),
    },
  ]
}

/** Logs what was thrown for single items of a round, and counts it. */
function logErrors<R extends { readonly errors: readonly unknown[] }>(
  log: Log,
  job: string,
  { errors, ...round }: R,
) {
  for (const error of errors) log('error', 'job.item-failed', { job, ...failureFacts(error) })
  return { ...round, failed: errors.length }
}

/** Imports unknown payments from the providers; logs each stray once. */
async function importStrays(ports: Ports, { providers, log }: Omit<Options, 'links'>) {
  let found = 0
  for (const provider of providers) {
    for (const stray of await importUnknownPayments(ports, { provider })) {
      found += 1
      logUnknownPayment(log, stray)
    }
  }
  return found
}
