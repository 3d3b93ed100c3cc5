import type { EmailError } from '../accounts/errors.ts'
import type { Money } from '../shared/money.ts'
import type { WebhookError } from '../shared/webhook.ts'
import type { DebitFormError } from './direct-debit/debit-form.ts'

/** Too few credits: nothing was charged and nothing was sent. */
export type CreditError = {
  readonly code: 'credits.insufficient'
  readonly needed: number
  readonly balance: number
}

/** Spec §5: a discount code that is unknown or already used; and one that does not apply to the order. */
export type DiscountError =
  | { readonly code: 'discount.not-found' }
  | { readonly code: 'discount.used' }
  | { readonly code: 'discount.expired' }
  | { readonly code: 'discount.not-for-this-order' }

/** What is wrong with a field of a new discount code. */
export type DiscountCodeProblem =
  | 'missing'
  | 'unreadable'
  | 'reserved'
  | 'both'
  | 'out-of-range'
  | 'unknown'
  | 'too-low'
  | 'past'

/** The first field of a new discount code that is wrong. */
export type DiscountCodeError = {
  readonly code: 'discount-code.invalid'
  readonly field:
    | 'code'
    | 'percentage'
    | 'amount'
    | 'currency'
    | 'minimum'
    | 'country'
    | 'member'
    | 'expires'
    | 'methods'
  readonly problem: DiscountCodeProblem
}

/** Every refusal of an operator's work on discount codes. */
export type DiscountDeskError =
  | DiscountCodeError
  /** The code exists, be it ended or another member's. */
  | { readonly code: 'discount-code.taken' }
  | { readonly code: 'discount-code.not-found' }
  | { readonly code: 'discount-code.ended' }

/** Every refusal of an order or payment. */
export type OrderError =
  | DiscountError
  | WebhookError
  /** Payments are disabled at this install. */
  | { readonly code: 'orders.closed' }
  | { readonly code: 'bundle.not-found' }
  | { readonly code: 'payment-method.not-available' }
  | { readonly code: 'order.not-found' }
  | { readonly code: 'order.id-taken' }
  | { readonly code: 'order.not-payable' }
  /** The current price, if it differs from the one shown. */
  | { readonly code: 'order.price-changed'; readonly total: Money }
  | { readonly code: 'payment.id-taken' }
  | { readonly code: 'payment.not-found' }
  /** The outcome of an earlier payment is unknown: nothing is paid twice. */
  | { readonly code: 'payment.unknown' }
  | { readonly code: 'payment.amount-mismatch' }
  | { readonly code: 'payment.provider-unreachable' }
  | { readonly code: 'refund.id-taken' }
  | { readonly code: 'refund.not-possible' }
  /** More than is left of the order's money. */
  | { readonly code: 'refund.amount'; readonly left: Money }
  /** Without words, or with too many. */
  | { readonly code: 'reason.missing' }
  | { readonly code: 'reason.too-long'; readonly limit: number }
  /** Credits were spent, or money refunded, meanwhile: so many credits are refundable. */
  | { readonly code: 'refund.changed'; readonly credits: number }

/** Of beginning a payment, be the order new or tried again. */
export type PayingError = Extract<
  OrderError,
  {
    code:
      | 'discount.used'
      | 'discount.not-for-this-order'
      | 'orders.closed'
      | 'order.not-payable'
      | 'order.price-changed'
      | 'payment-method.not-available'
      | 'payment.id-taken'
      | 'payment.unknown'
      | 'payment.provider-unreachable'
  }
>

/** Every refusal of starting a direct debit, or of sending its code. */
export type DebitAskError =
  | DebitFormError
  | { readonly code: 'directdebit.not-found' }
  | { readonly code: 'directdebit.id-taken' }
  /** An earlier debit of this account was returned. */
  | { readonly code: 'directdebit.blocked' }
  /** Rate limit of codes per day, for a member and for a phone. */
  | { readonly code: 'directdebit.limit-reached'; readonly limit: number }
  | { readonly code: 'directdebit.too-soon'; readonly seconds: number }
  /** The mandate is already signed. */
  | { readonly code: 'directdebit.signed' }

/** Every refusal of a typed code; `left` is the remaining attempts. */
type DebitCodeError =
  | { readonly code: 'code.invalid'; readonly left: number }
  | { readonly code: 'code.expired' }

/** Every refusal of a direct debit, beyond those of orders. */
export type DebitError = DebitAskError | DebitCodeError

/** Every refusal of a withdrawal. */
export type WithdrawalError =
  | { readonly code: 'withdrawal.incomplete'; readonly part: 'name' | 'number' }
  | {
      readonly code: 'withdrawal.too-long'
      readonly part: 'name' | 'number'
      readonly limit: number
    }
  | EmailError
  | { readonly code: 'withdrawal.id-taken' }
  | { readonly code: 'withdrawal.too-many'; readonly minutes: number }
  | { readonly code: 'withdrawal.not-found' }
