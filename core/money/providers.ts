import type { Money } from '../shared/money.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'
import type { WebhookCall, WebhookError } from '../shared/webhook.ts'
import type { Locale } from '../site/locales.ts'
import type { DebitForm } from './direct-debit/debit-form.ts'
import type { Mandate } from './direct-debit.ts'
import type { OrderError } from './errors.ts'
import type { OrderId, PaymentId, PaymentState } from './order.ts'
import type { RefundId } from './orders/refund.ts'

/** A request to collect a payment. */
export type Charge = {
  readonly payment: PaymentId
  /** When we first requested it, by our clock. */
  readonly startedAt: Instant
  readonly order: OrderId
  readonly amount: Money
  readonly method: string
  readonly description: string
  readonly locale: Locale
  /** Return URL for the member; has no effect on the payment. */
  readonly returnUrl: string
  readonly webhookUrl: string
  /** The mandate of a direct debit; `null` if the member pays on the provider's page. */
  readonly mandate: DebitMandate | null
}

/** A mandate, as sent to the bank by a provider. */
export type DebitMandate = Mandate & Omit<DebitForm, 'phone'>

/** A refund request. */
export type RefundRequest = {
  readonly refund: RefundId
  readonly reference: string
  readonly amount: Money
}

/** A payment accepted by its provider. */
export type StartedPayment = { readonly reference: string; readonly checkoutUrl: string | null }

/** State of a refund at its provider; even a successful one may fail days later. */
export type RefundState = 'open' | 'given' | 'failed'

/** What a provider says of a refund. */
type RefundStatus = { readonly refund: RefundId; readonly state: RefundState }

/** What a provider says of a payment. */
export type ProviderStatus = StartedPayment & {
  readonly state: PaymentState
  readonly amount: Money
  /** Amount refunded so far, in minor units. */
  readonly returned: number
  /** States of our refunds, as far as it says. */
  readonly refunds: readonly RefundStatus[]
  /** Our id of it, as sent to the provider; `null` if none. */
  readonly payment: PaymentId | null
}

/** Where the money of a paid payment went since: back to the payer, or back to us after a reversed chargeback. */
export type Reversal = {
  readonly reference: string
  readonly state: Extract<PaymentState, 'paid' | 'refunded' | 'charged-back'>
}

/** A payment provider. Only its own answer counts, never the browser's return. */
export interface PaymentProvider {
  readonly name: string
  /** Idempotent under `charge.payment`. `null` when the provider refuses; throws if the outcome is unknown. */
  start(charge: Charge): Promise<StartedPayment | null>
  /** The payment with our id, or `null` if the provider has none; throws if unknown. */
  find(sought: Pick<Charge, 'payment' | 'startedAt'>): Promise<StartedPayment | null>
  /** Its payments since `since`, up to a few pages. */
  list(since: Instant): Promise<readonly ProviderStatus[]>
  /** Its refunds, chargebacks and their reversals since `since`, up to a few pages; a payment may be in it twice. */
  listReversals(since: Instant): Promise<readonly Reversal[]>
  look(reference: string): Promise<ProviderStatus | null>
  /** Cancels a payment, if it still can be: `look` returns its state. */
  cancel(reference: string): Promise<void>
  /**
   * Refunds a paid payment. Idempotent under `request.refund`. `false` if permanently refused; throws if the outcome
   * is unknown.
   */
  refund(request: RefundRequest): Promise<boolean>
  /** The payment a webhook is about, after verifying its signature. */
  verifyWebhook(call: WebhookCall): Promise<Result<{ readonly reference: string }, WebhookError>>
}

/** The provider by name; `null` if not configured. */
export type Providers = (name: string) => PaymentProvider | null

export type Unreachable = Extract<OrderError, { code: 'payment.provider-unreachable' }>

/** The provider does not respond, or is not configured. */
export const unreachable = () => err({ code: 'payment.provider-unreachable' } as const)

/** Result of an external call, or that it is unavailable. */
export const reached = <T>(answer: Promise<T>): Promise<Result<T, Unreachable>> =>
  answer.then(ok, unreachable)

/** Polling of payments and refunds: batch size, concurrency, and intervals that grow with age. */
export const POLLING = {
  batch: 200,
  atOnce: 8,
  shortest: MINUTE,
  longest: 6 * HOUR,
  /** Tolerance for the first delay and clock skew. */
  slack: 5 * MINUTE,
} as const

/** Delay until the next poll, by age. */
export const pollAgainIn = (age: Millis): Millis =>
  Math.round(Math.min(POLLING.longest, Math.max(POLLING.shortest, age / 2)))

/**
 * Whether to poll at `now`: it is due, or its due time is further away than any interval for its age. That was set
 * before the clock was set back.
 */
export function isPollDue(
  { next, since }: { readonly next: Instant; readonly since: Instant },
  now: Instant,
): boolean {
  const wait = next - now - POLLING.slack
  return next <= now || (wait > 0 && wait > Math.min(POLLING.longest, (now - since) / 2))
}
