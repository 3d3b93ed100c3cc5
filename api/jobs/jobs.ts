import { returnUnchecked } from '#core/chat-photos/return-unchecked.ts'
import { pruneComplaints } from '#core/complaints/prune-complaints.ts'
import { pruneCampaignMails } from '#core/deliveries/prune-campaign-mails.ts'
import { pruneDead } from '#core/deliveries/prune-dead.ts'
import { pruneDebits } from '#core/direct-debit/prune-debits.ts'
import { pruneEvents } from '#core/event-log/prune-events.ts'
import { JOB_NAMES, JOB_SCHEDULE, type JobName } from '#core/jobs/job-schedule.ts'
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
import { pruneWithdrawals } from '#core/withdrawals/prune-withdrawals.ts'
import { consumersOf } from '../consumers/consumers.ts'
import { failureFacts } from '../http/failure-facts.ts'
import type { Log } from '../http/log.ts'
import { logUnknownPayment } from '../http/log-unknown-payment.ts'

import type { Job } from './run-jobs.ts'

type Options = {
  readonly links: CheckoutLinks
  /** Names of the payment providers. */
  readonly providers: readonly string[]
  readonly log: Log
}

/** Recurring jobs: polling payments, erasure, pruning. */
export function jobsOf(ports: Ports, options: Options): readonly Job[] {
  const work = workOf(ports, options)
  return JOB_NAMES.map((name) => ({ name, every: JOB_SCHEDULE[name], work: work[name] }))
}

/** What each job does; one without work does not compile. */
const workOf = (
  ports: Ports,
  { links, providers, log }: Options,
): Readonly<Record<JobName, Job['work']>> => ({
  payments: async () => logErrors(log, 'payments', await reconcilePayments(ports, { links })),
  'stray payments': async () => ({ strays: await importStrays(ports, { providers, log }) }),
  reversals: async () => logErrors(log, 'reversals', await importReversals(ports, { providers })),
  refunds: async () => logErrors(log, 'refunds', await sendRefunds(ports)),
  returns: async () => logErrors(log, 'returns', await sendReturns(ports)),
  async erasing() {
    const { erased, errors } = await eraseDeleted(ports)
    return logErrors(log, 'erasing', { erased: erased.length, errors })
  },
  async forgetting() {
    await pruneTries(ports)
    await pruneLinks(ports)
    await pruneSessions(ports)
    await pruneDebits(ports)
    await pruneDead(ports)
    await pruneCampaignMails(ports)
    await pruneComplaints(ports)
    await pruneWithdrawals(ports)
    await pruneOperatorSessions(ports)
    return {}
  },
  'pruning events': async () => ({ pruned: await pruneEvents(ports, consumersOf(ports, log)) }),
  'returning photos': async () => logErrors(log, 'returning photos', await returnUnchecked(ports)),
  'sweeping photos': async () => ({ swept: await sweepPhotos(ports) }),
})

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
