import { pruneTries } from '#core/accounts/links/count-disclosure.ts'
import { pruneLinks } from '#core/accounts/links/prune-links.ts'
import { pruneSessions } from '#core/accounts/sessions/open-sessions.ts'
import { returnUnchecked } from '#core/chats/photos/return-unchecked.ts'
import { pruneOperatorSessions } from '#core/desk/access/identify-operator.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { pruneDebits } from '#core/money/direct-debit/unsigned-payment.ts'
import {
  importReversals,
  importUnknownPayments,
  reconcilePayments,
} from '#core/money/payments/reconcile.ts'
import { sendRefunds } from '#core/money/payments/refund-order.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import type { CheckoutLinks } from '#core/money/payments/start-payment.ts'
import { pruneWithdrawals } from '#core/money/withdrawals/state-withdrawal.ts'
import {
  pruneCampaignMails,
  pruneDead,
  pruneMailLog,
} from '#core/notifications/sending/retry-dead.ts'
import { pruneEvents } from '#core/platform/events/prune-events.ts'
import { JOB_NAMES, JOB_SCHEDULE, type JobName } from '#core/platform/jobs.ts'
import type { Ports } from '#core/ports.ts'
import { sweepPhotos } from '#core/profiles/photos/sweep-photos.ts'
import { pruneComplaints } from '#core/safety/complaints/view-complaint.ts'
import { consumersOf } from '../consumers/consumers.ts'
import { failureFacts } from '../http/logs/failure-facts.ts'
import type { Log } from '../http/logs/log.ts'
import { logUnknownPayment } from '../http/logs/log-unknown-payment.ts'
import { type Backups, backUp } from './back-up.ts'
import type { Job } from './run-jobs.ts'

type Options = {
  readonly links: CheckoutLinks
  /** Names of the payment providers. */
  readonly providers: readonly string[]
  /** `null` if no place for backups is configured. */
  readonly backups: Backups | null
  readonly log: Log
}

/** Recurring jobs: polling payments, erasure, pruning, backups. */
export function jobsOf(ports: Ports, options: Options): readonly Job[] {
  const work = workOf(ports, options)
  return JOB_NAMES.map((name) => ({ name, every: JOB_SCHEDULE[name], work: work[name] }))
}

/** What each job does; one without work does not compile. */
const workOf = (
  ports: Ports,
  { links, providers, backups, log }: Options,
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
    await pruneMailLog(ports)
    await pruneCampaignMails(ports)
    await pruneComplaints(ports)
    await pruneWithdrawals(ports)
    await pruneOperatorSessions(ports)
    return {}
  },
  'pruning events': async () => ({ pruned: await pruneEvents(ports, consumersOf(ports, log)) }),
  'returning photos': async () => logErrors(log, 'returning photos', await returnUnchecked(ports)),
  'sweeping photos': async () => ({ swept: await sweepPhotos(ports) }),
  'backing up': () => backUp(ports, backups, log),
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
async function importStrays(ports: Ports, { providers, log }: Omit<Options, 'links' | 'backups'>) {
  let found = 0
  for (const provider of providers) {
    for (const stray of await importUnknownPayments(ports, { provider })) {
      found += 1
      logUnknownPayment(log, stray)
    }
  }
  return found
}
