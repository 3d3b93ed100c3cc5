import type { Money } from '../shared/money.ts'
import type { Result } from '../shared/result.ts'
import type { Locale } from '../site/locales.ts'
import type { DebitForm } from './debit-form.ts'
import type { Mandate } from './direct-debit.ts'
import type { OrderId, PaymentId, PaymentState } from './order.ts'
import type { RefundId } from './refund.ts'

/** What a provider is asked to collect. */
export type Charge = {
  readonly payment: PaymentId
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

/** What a provider itself says of a payment. */
export type PaymentReport = {
  readonly reference: string
  readonly state: PaymentState
  readonly amount: Money
}

/** A payment provider's webhook, as it came in. */
export type WebhookCall = {
  readonly body: string
  readonly header: (name: string) => string | null
}

/** A company that collects money. Its own answer decides, never the browser's return. */
export interface PaymentProvider {
  readonly name: string
  /** Idempotent under `charge.payment`: asked twice, it answers as the first time. */
  start(charge: Charge): Promise<{ readonly reference: string; readonly checkoutUrl: string }>
  look(reference: string): Promise<PaymentReport | null>
  /** Withdraws an unpaid payment; says what became of it. */
  cancel(reference: string): Promise<void>
  /** Sends money of a paid payment back where it came from. Idempotent under `payback.refund`. */
  payBack(payback: Payback): Promise<void>
  /** Which payment a webhook speaks of, once its signature is found to be right. */
  heard(call: WebhookCall): Promise<Result<{ readonly reference: string }, WebhookError>>
}

export type WebhookError =
  | { readonly code: 'webhook.untrusted' }
  | { readonly code: 'webhook.invalid' }

/** The provider of a name; `null` when this install has no such provider. */
export type Providers = (name: string) => PaymentProvider | null
