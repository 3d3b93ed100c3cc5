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
