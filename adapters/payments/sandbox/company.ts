import { signed } from '#adapters/shared/signature.ts'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import { HOUR, type Instant, type Millis, SECOND } from '#core/shared/time.ts'
import type { Book, Delivery, SandboxPayment, SandboxRefund } from './book.ts'

/** Header with a webhook's signature. */
export const SIGNATURE_HEADER = 'sandbox-signature'

/** HTTP client for webhooks; `fetch` on a server. */
export type Fetch = (request: Request) => Promise<Response>

/** Schedules `work`; returns the cancel function. */
export type SetTimer = (work: () => void, wait: Millis) => () => void

/** Dependencies of the sandbox. */
export type SandboxDependencies = {
  readonly book: Book
  readonly fetch: Fetch
  /** Webhook secret, shared with the merchant. */
  readonly secret: string
  now(): Instant
  newId(): string
  readonly setTimer?: SetTimer
  /** Delay until pending money arrives. */
  readonly pendingFor?: Millis
}

/** Outcomes offered on the checkout page. */
export const OUTCOMES = ['paid', 'failed', 'cancelled', 'later'] as const
/** What a payer's bank can do afterwards: chargeback, its reversal, and rejecting a refund. */
export const BANK_OUTCOMES = ['charged-back', 'reversed', 'refund-failed'] as const
export type Outcome = (typeof OUTCOMES | typeof BANK_OUTCOMES)[number]

/** The simulated payment provider: stores payments and sends webhooks to the merchant. */
export interface Company {
  readonly pendingFor: Millis
  take(payment: SandboxPayment): Promise<SandboxPayment>
  look(reference: string): Promise<SandboxPayment | null>
  find(key: string): Promise<SandboxPayment | null>
  since(moment: Instant): Promise<readonly SandboxPayment[]>
  /** Amount refunded to the payer. */
  returned(payment: SandboxPayment): Promise<number>
  refunds(payment: SandboxPayment): Promise<readonly SandboxRefund[]>
  /** Applies the choice of the payer or their bank; no effect in a wrong state. */
  choose(reference: string, outcome: Outcome): Promise<void>
  /** Cancels a payment; too late once money is pending, except for a debit not yet booked. */
  withdraw(payment: SandboxPayment): Promise<boolean>
  /** Refunds the payer; `false` if too little is left. */
  giveBack(key: string, reference: string, amount: number): Promise<boolean>
  /** Runs all due work: incoming money and webhooks. Also resumes what an earlier process left. */
  run(): Promise<void>
  stop(): void
}

const TIMEOUT: Millis = 5 * SECOND
const TRIES = 12

/** Backoff: four times longer after each failure, at most an hour. */
const backoff = (attempts: number): Millis => Math.min(HOUR, SECOND * 4 ** attempts)

const onTimer: SetTimer = (work, wait) => {
  // Timers are limited to 24.8 days; an hour is the most we need.
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

/** A payment provider that moves no money. */
export function sandboxCompany(dependencies: SandboxDependencies): Company {
  const {
    book,
    fetch,
    secret,
    now,
    newId,
    setTimer = onTimer,
    pendingFor = 8 * SECOND,
  } = dependencies
  let running: Promise<void> = Promise.resolve()
  let cancelTimer = () => {}
  let stopped = false

  const webhookOf = ({ reference, webhookUrl }: SandboxPayment): Delivery => ({
    id: newId(),
    reference,
    url: webhookUrl,
    attempts: 0,
    dueAt: now(),
  })

  async function send({ id, reference, url }: Delivery): Promise<boolean> {
    const body = JSON.stringify({ id, type: 'payment.changed', payment: reference })
    const headers = {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: await signed(secret, body, now()),
    }
    const signal = AbortSignal.timeout(TIMEOUT)
    try {
      const answer = await fetch(new Request(url, { method: 'POST', body, headers, signal }))
      await answer.body?.cancel()
      return answer.ok
    } catch {
      return false
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const attempts = delivery.attempts + 1
    if ((await send(delivery)) || attempts >= TRIES) return book.delivered(delivery.id)
    await book.putOff({ ...delivery, attempts, dueAt: now() + backoff(delivery.attempts) })
  }

  async function round(): Promise<void> {
    for (const payment of await book.arrived(now()))
      await book.settle(payment.reference, 'paid', webhookOf(payment))
    await Promise.all((await book.deliveries(now())).map(deliver))
    const nextAt = await book.nextAt()
    cancelTimer()
    // A failed round, for instance with a full disk, is made up for by the next.
    if (nextAt !== null && !stopped)
      cancelTimer = setTimer(() => void run().catch(() => {}), Math.max(0, nextAt - now()))
  }

  // Serialised: two concurrent rounds would send the same webhook twice.
  const run = (): Promise<void> => {
    running = running.then(round, round)
    return running
  }

  return {
    pendingFor,
    take: (payment) => book.add(payment),
    look: (reference) => book.byReference(reference),
    find: (key) => book.byKey(key),
    since: (moment) => book.since(moment),
    returned: async ({ state, amount, reference }) =>
      state === 'charged-back'
        ? amount.amount
        : (await book.refunds(reference)).reduce(
            (sum, { amount, failed }) => sum + (failed ? 0 : amount),
            0,
          ),
    refunds: ({ reference }) => book.refunds(reference),

    async choose(reference, outcome) {
      const payment = await book.byReference(reference)
      if (!payment) return
      if (outcome === 'charged-back') {
        await book.move(reference, 'paid', 'charged-back', webhookOf(payment))
      } else if (outcome === 'reversed') {
        await book.move(reference, 'charged-back', 'paid', webhookOf(payment))
      } else if (outcome === 'refund-failed') {
        await book.failRefunds(reference, webhookOf(payment))
      } else if (payment.dueAt === null || payment.method === DIRECT_DEBIT) {
        // A direct debit runs by itself; its bank may still decide otherwise.
        if (outcome === 'later') await book.expect(reference, now() + pendingFor)
        else await book.settle(reference, outcome, webhookOf(payment))
      }
      await run()
    },

    async withdraw({ reference, dueAt, method }) {
      return (
        (dueAt === null || method === DIRECT_DEBIT) && book.settle(reference, 'cancelled', null)
      )
    },

    giveBack: (key, reference, amount) => book.giveBack(key, reference, amount),

    run,
    stop() {
      stopped = true
      cancelTimer()
    },
  }
}
