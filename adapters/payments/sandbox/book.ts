import type { Money } from '#core/shared/money.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'

/** State of a payment at the sandbox. */
export const SANDBOX_STATES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
] as const
export type SandboxState = (typeof SANDBOX_STATES)[number]

/** A payment in the sandbox's own database, independent of Vonk's. */
export type SandboxPayment = {
  readonly reference: string
  /** The merchant's idempotency key. */
  readonly key: string
  readonly order: string
  readonly amount: Money
  readonly method: string
  readonly description: string
  readonly locale: Locale
  readonly returnUrl: string
  readonly webhookUrl: string
  readonly state: SandboxState
  /** When the pending money will arrive; `null` if not sent. */
  readonly dueAt: Instant | null
  readonly takenAt: Instant
}

/** A refund by the merchant; it may fail later, at the payer's bank. */
export type SandboxRefund = {
  readonly key: string
  readonly amount: number
  readonly failed: boolean
}

/** An undelivered webhook. */
export type Delivery = {
  readonly id: string
  readonly reference: string
  readonly url: string
  readonly attempts: number
  readonly dueAt: Instant
}

/** The sandbox's database. */
export interface Book {
  /** Adds it unless its key exists; returns the stored one. */
  add(payment: SandboxPayment): Promise<SandboxPayment>
  byReference(reference: string): Promise<SandboxPayment | null>
  byKey(key: string): Promise<SandboxPayment | null>
  /** Payments created since a moment, newest first. */
  since(moment: Instant): Promise<readonly SandboxPayment[]>
  /** Refunds of a payment. */
  refunds(reference: string): Promise<readonly SandboxRefund[]>
  /** Marks money as pending; `false` if it already was or the payment is final. */
  expect(reference: string, dueAt: Instant): Promise<boolean>
  /** Ends an open payment and queues its webhook; `false` if it was not open. */
  settle(reference: string, state: SandboxState, delivery: Delivery | null): Promise<boolean>
  /** Moves a payment from state `from`, and queues its webhook; `false` if in another state. */
  move(
    reference: string,
    from: SandboxState,
    to: SandboxState,
    delivery: Delivery,
  ): Promise<boolean>
  /** Refunds a paid payment, once per key; `false` if too little is left. */
  giveBack(key: string, reference: string, amount: number): Promise<boolean>
  /** Fails every refund of a payment and queues the webhook; `false` if there is none. */
  failRefunds(reference: string, delivery: Delivery): Promise<boolean>
  /** Open payments whose money has arrived by `now`. */
  arrived(now: Instant): Promise<readonly SandboxPayment[]>
  /** Webhooks due by `now`, oldest first. */
  deliveries(now: Instant): Promise<readonly Delivery[]>
  /** Reschedules an undelivered webhook. */
  putOff(delivery: Delivery): Promise<void>
  delivered(id: string): Promise<void>
  /** When the next work is due; `null` if none. */
  nextAt(): Promise<Instant | null>
}

/** A refund, and the payment it is of. */
export type RefundRow = SandboxRefund & { readonly reference: string }

/** What a book is kept in. */
export interface BookRows {
  byReference(reference: string): SandboxPayment | null
  byKey(key: string): SandboxPayment | null
  since(moment: Instant): readonly SandboxPayment[]
  /** Open payments whose money is pending, the earliest due first. */
  pending(): readonly SandboxPayment[]
  /** Adds a payment; of a known one, its new state and due time. */
  put(payment: SandboxPayment): void
  hasRefund(key: string): boolean
  refunds(reference: string): readonly RefundRow[]
  putRefund(refund: RefundRow): void
  deliveries(): readonly Delivery[]
  putDelivery(delivery: Delivery): void
  dropDelivery(id: string): void
  /** Keeps all changes of `work`, or none; nobody else changes anything meanwhile. */
  atOnce<T>(work: () => T): T
}

/** The book over these rows. */
export function bookOver(rows: BookRows): Book {
  const change = (
    reference: string,
    applies: (payment: SandboxPayment) => boolean,
    changed: Partial<SandboxPayment>,
    delivery: Delivery | null = null,
  ): boolean =>
    rows.atOnce(() => {
      const payment = rows.byReference(reference)
      if (!payment || !applies(payment)) return false
      rows.put({ ...payment, ...changed })
      if (delivery) rows.putDelivery(delivery)
      return true
    })
  const given = (reference: string) => rows.refunds(reference).filter(({ failed }) => !failed)

  return {
    add: async (payment) =>
      rows.atOnce(() => {
        const earlier = rows.byKey(payment.key)
        if (!earlier) rows.put(payment)
        return earlier ?? payment
      }),
    byReference: async (reference) => rows.byReference(reference),
    byKey: async (key) => rows.byKey(key),
    since: async (moment) => rows.since(moment),
    refunds: async (reference) =>
      rows.refunds(reference).map(({ key, amount, failed }) => ({ key, amount, failed })),
    expect: async (reference, dueAt) =>
      change(reference, (one) => one.state === 'open' && one.dueAt === null, { dueAt }),
    settle: async (reference, state, delivery) =>
      change(reference, (one) => one.state === 'open', { state }, delivery),
    move: async (reference, from, to, delivery) =>
      change(reference, (one) => one.state === from, { state: to }, delivery),
    giveBack: async (key, reference, amount) =>
      rows.atOnce(() => {
        if (rows.hasRefund(key)) return true
        const payment = rows.byReference(reference)
        const total = given(reference).reduce((sum, one) => sum + one.amount, amount)
        if (payment?.state !== 'paid' || total > payment.amount.amount) return false
        rows.putRefund({ key, reference, amount, failed: false })
        if (total === payment.amount.amount) rows.put({ ...payment, state: 'refunded' })
        return true
      }),
    failRefunds: async (reference, delivery) =>
      rows.atOnce(() => {
        const failing = given(reference)
        if (failing.length === 0) return false
        for (const one of failing) rows.putRefund({ ...one, failed: true })
        change(reference, (one) => one.state === 'refunded', { state: 'paid' })
        rows.putDelivery(delivery)
        return true
      }),
    arrived: async (now) => rows.pending().filter(({ dueAt }) => (dueAt ?? now) <= now),
    deliveries: async (now) =>
      rows
        .deliveries()
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt),
    putOff: async (delivery) => rows.putDelivery(delivery),
    delivered: async (id) => rows.dropDelivery(id),
    async nextAt() {
      const moments = [...rows.deliveries(), ...rows.pending()].flatMap(({ dueAt }) => dueAt ?? [])
      return moments.length === 0 ? null : Math.min(...moments)
    },
  }
}
