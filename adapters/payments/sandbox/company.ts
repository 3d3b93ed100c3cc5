import { signed } from '#adapters/shared/signature.ts'
import { DIRECT_DEBIT } from '#core/orders/direct-debit.ts'
import { HOUR, type Instant, type Millis, SECOND } from '#core/shared/time.ts'
import type { Book, Delivery, SandboxPayment, SandboxRefund } from './book.ts'

/** The header a webhook's signature travels in. */
export const SIGNATURE_HEADER = 'sandbox-signature'

/** How a call leaves this process; `fetch` itself on a server. */
export type Fetch = (request: Request) => Promise<Response>

/** Runs `work` after a while, unless the answer is called first. */
export type SetTimer = (work: () => void, wait: Millis) => () => void

/** What the sandbox company works with. */
export type Means = {
  readonly book: Book
  readonly fetch: Fetch
  /** What webhooks are signed with; the shop knows it too. */
  readonly secret: string
  now(): Instant
  newId(): string
  readonly setTimer?: SetTimer
  /** How long money that is under way takes. */
  readonly pendingFor?: Millis
}

/** The ends that a payer can choose on the checkout page. */
export const OUTCOMES = ['paid', 'failed', 'cancelled', 'later'] as const
/** What a payer's bank may do afterwards: take the money back, give that up again, and not take what is given back. */
export const BANK_OUTCOMES = ['charged-back', 'reversed', 'refund-failed'] as const
export type Outcome = (typeof OUTCOMES | typeof BANK_OUTCOMES)[number]

/** The company behind the checkout page: it keeps its payments, and tells the shop what became of them. */
export interface Company {
  readonly pendingFor: Millis
  take(payment: SandboxPayment): Promise<SandboxPayment>
  look(reference: string): Promise<SandboxPayment | null>
  find(key: string): Promise<SandboxPayment | null>
  since(moment: Instant): Promise<readonly SandboxPayment[]>
  /** How much of a payment went back to the payer. */
  returned(payment: SandboxPayment): Promise<number>
  refunds(payment: SandboxPayment): Promise<readonly SandboxRefund[]>
  /** The payer's choice, or their bank's; does nothing when the payment does not stand where it could. */
  choose(reference: string, outcome: Outcome): Promise<void>
  /** The shop takes its request back; too late once money is under way, but for a debit that no bank has booked yet. */
  withdraw(payment: SandboxPayment): Promise<boolean>
  /** Money goes back to the payer; `false` when there is not so much of it. */
  giveBack(key: string, reference: string, amount: number): Promise<boolean>
  /** Does all that is due: lets money come in, and sends webhooks. Also picks up what an earlier process left. */
  run(): Promise<void>
  stop(): void
}

const TIMEOUT: Millis = 5 * SECOND
const TRIES = 12

/** Four times as long after every failure, and an hour at most. */
const backoff = (attempts: number): Millis => Math.min(HOUR, SECOND * 4 ** attempts)

const onTimer: SetTimer = (work, wait) => {
  // Node's and browsers' timers refuse to wait longer than 24.8 days; an hour is the most we ask for.
  const timer = setTimeout(work, wait)
  return () => clearTimeout(timer)
}

/** A payment company that moves no money. */
export function sandboxCompany(means: Means): Company {
  const { book, fetch, secret, now, newId, setTimer = onTimer, pendingFor = 8 * SECOND } = means
  let running: Promise<void> = Promise.resolve()
  let cancelTimer = () => {}
  let stopped = false

  const tidings = ({ reference, webhookUrl }: SandboxPayment): Delivery => ({
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
      await book.settle(payment.reference, 'paid', tidings(payment))
    await Promise.all((await book.deliveries(now())).map(deliver))
    const nextAt = await book.nextAt()
    cancelTimer()
    // A round that fails by itself, at a full disk for instance, is made up for by the next one.
    if (nextAt !== null && !stopped)
      cancelTimer = setTimer(() => void run().catch(() => {}), Math.max(0, nextAt - now()))
  }

  // One round at a time: two at once would send the same webhook twice.
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
        await book.move(reference, 'paid', 'charged-back', tidings(payment))
      } else if (outcome === 'reversed') {
        await book.move(reference, 'charged-back', 'paid', tidings(payment))
      } else if (outcome === 'refund-failed') {
        await book.failRefunds(reference, tidings(payment))
      } else if (payment.dueAt === null || payment.method === DIRECT_DEBIT) {
        // A debit is under way by itself; its bank may still say otherwise.
        if (outcome === 'later') await book.expect(reference, now() + pendingFor)
        else await book.settle(reference, outcome, tidings(payment))
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
