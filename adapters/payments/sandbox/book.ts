import type { Money } from '#core/shared/money.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Locale } from '#core/site/locales.ts'

/** How a payment stands at the sandbox company. */
export const SANDBOX_STATES = [
  'open',
  'paid',
  'failed',
  'cancelled',
  'refunded',
  'charged-back',
] as const
export type SandboxState = (typeof SANDBOX_STATES)[number]

/** A payment as the sandbox company itself knows it: none of Vonk's own records. */
export type SandboxPayment = {
  readonly reference: string
  /** The shop's own name for it, under which asking again is asking once. */
  readonly key: string
  readonly order: string
  readonly amount: Money
  readonly method: string
  readonly description: string
  readonly locale: Locale
  readonly returnUrl: string
  readonly webhookUrl: string
  readonly state: SandboxState
  /** When money that is under way will have come in; `null` while nobody has sent any. */
  readonly dueAt: Instant | null
  readonly takenAt: Instant
}

/** Money that the shop had given back; also later it may turn out that the payer's bank did not take it. */
export type SandboxRefund = {
  readonly key: string
  readonly amount: number
  readonly failed: boolean
}

/** A webhook that has not been taken yet. */
export type Delivery = {
  readonly id: string
  readonly reference: string
  readonly url: string
  readonly attempts: number
  readonly dueAt: Instant
}

/** What the sandbox company writes down. */
export interface Book {
  /** Keeps it, unless there is one under its key; answers with the one that is kept. */
  add(payment: SandboxPayment): Promise<SandboxPayment>
  byReference(reference: string): Promise<SandboxPayment | null>
  byKey(key: string): Promise<SandboxPayment | null>
  /** Payments taken since a moment, newest first. */
  since(moment: Instant): Promise<readonly SandboxPayment[]>
  /** What of a payment was given back, or was to be. */
  refunds(reference: string): Promise<readonly SandboxRefund[]>
  /** Notes that money is under way; `false` when it already was or the payment is over. */
  expect(reference: string, dueAt: Instant): Promise<boolean>
  /** Gives an open payment its end together with the webhook that tells of it; `false` when it was not open. */
  settle(reference: string, state: SandboxState, delivery: Delivery | null): Promise<boolean>
  /** Moves a payment that stands at `from` on, together with the webhook that tells of it; `false` when it stood elsewhere. */
  move(
    reference: string,
    from: SandboxState,
    to: SandboxState,
    delivery: Delivery,
  ): Promise<boolean>
  /** Gives money of a paid payment back, once for each key; `false` when there is not so much of it left. */
  giveBack(key: string, reference: string, amount: number): Promise<boolean>
  /** Lets every refund of a payment fail, together with the webhook that tells of it; `false` when there is none. */
  failRefunds(reference: string, delivery: Delivery): Promise<boolean>
  /** Open payments whose money has come in by `now`. */
  arrived(now: Instant): Promise<readonly SandboxPayment[]>
  /** Webhooks to be sent by `now`, oldest first. */
  deliveries(now: Instant): Promise<readonly Delivery[]>
  /** Keeps a webhook that was not taken for another time. */
  putOff(delivery: Delivery): Promise<void>
  delivered(id: string): Promise<void>
  /** When the next thing is to be done; `null` when there is nothing to do. */
  nextAt(): Promise<Instant | null>
}
