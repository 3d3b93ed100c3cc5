import type { Money } from '../shared/money.ts'
import type { Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { DebitForm } from './debit-form.ts'
import type { Mandate } from './direct-debit.ts'
import type { OrderId, PaymentId, PaymentState } from './order.ts'
import type { RefundId } from './refund.ts'

/** What a provider is asked to collect. */
export type Charge = {
  readonly payment: PaymentId
  /** When we first asked for it, by our own clock. */
  readonly startedAt: Instant
  readonly order: OrderId
  readonly amount: Money
  readonly method: string
  readonly description: string
  readonly locale: Locale
  /** Where the member comes back to; it decides nothing. */
  readonly returnUrl: string
  readonly webhookUrl: string
  /** The leave to debit an account by itself; `null` when the member pays on the provider's page. */
  readonly mandate: DebitMandate | null
}

/** A mandate as a provider takes it to the bank. */
export type DebitMandate = Mandate & Omit<DebitForm, 'phone'>

/** What a provider is asked to give back. */
export type Payback = {
  readonly refund: RefundId
  readonly reference: string
  readonly amount: Money
}

/** A payment as its provider took it on. */
export type StartedPayment = { readonly reference: string; readonly checkoutUrl: string | null }

/** How a refund stands at its provider; also one that was given may fail days later. */
export type RefundState = 'open' | 'given' | 'failed'

/** What a provider says of money that we had it give back. */
export type RefundReport = { readonly refund: RefundId; readonly state: RefundState }

/** What a provider itself says of a payment. */
export type PaymentReport = StartedPayment & {
  readonly state: PaymentState
  readonly amount: Money
  /** How much of it went back to the payer by now, in minor units. */
  readonly returned: number
  /** What became of our refunds of it, as far as the provider tells. */
  readonly refunds: readonly RefundReport[]
  /** Our own id of it, as it was given to the provider; `null` where there is none. */
  readonly payment: PaymentId | null
}

/** A payment provider's webhook, as it came in. */
export type WebhookCall = {
  readonly body: string
  readonly header: (name: string) => string | null
}

/** A company that collects money. Its own answer decides, never the browser's return. */
export interface PaymentProvider {
  readonly name: string
  /**
   * Idempotent under `charge.payment`: asked twice, it answers as the first time. `null` when the provider refuses
   * to collect it; it throws when nobody can tell whether it does.
   */
  start(charge: Charge): Promise<StartedPayment | null>
  /** The payment it knows under our id, or `null` when it knows none; it throws when it cannot tell. */
  find(sought: Pick<Charge, 'payment' | 'startedAt'>): Promise<StartedPayment | null>
  /** The payments made there since `since`, as far as a few pages reach. */
  list(since: Instant): Promise<readonly PaymentReport[]>
  look(reference: string): Promise<PaymentReport | null>
  /** Withdraws an unpaid payment; says what became of it. */
  cancel(reference: string): Promise<void>
  /**
   * Sends money of a paid payment back where it came from. Idempotent under `payback.refund`. `false` when the
   * provider refuses for good; it throws when nobody can tell whether it took it on.
   */
  payBack(payback: Payback): Promise<boolean>
  /** Which payment a webhook speaks of, once its signature is found to be right. */
  heard(call: WebhookCall): Promise<Result<{ readonly reference: string }, WebhookError>>
}

export type WebhookError =
  | { readonly code: 'webhook.untrusted' }
  | { readonly code: 'webhook.invalid' }

/** The provider of a name; `null` when this install has no such provider. */
export type Providers = (name: string) => PaymentProvider | null
