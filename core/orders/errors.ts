import type { DiscountError } from '../discounts/errors.ts'
import type { Money } from '../shared/money.ts'
import type { WebhookError } from '../shared/webhook.ts'

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
  /** Credits were spent meanwhile: so many are refundable. */
  | { readonly code: 'refund.changed'; readonly credits: number }
