import type { DiscountError } from '../discounts/errors.ts'
import type { Money } from '../shared/money.ts'
import type { WebhookError } from './providers.ts'

/** Every way an order or payment can be refused. */
export type OrderError =
  | DiscountError
  | WebhookError
  /** This install collects no money. */
  | { readonly code: 'orders.closed' }
  | { readonly code: 'bundle.not-found' }
  | { readonly code: 'payment-method.not-available' }
  | { readonly code: 'order.not-found' }
  | { readonly code: 'order.id-taken' }
  | { readonly code: 'order.not-payable' }
  /** What it costs now, where that is not what the member was shown. */
  | { readonly code: 'order.price-changed'; readonly total: Money }
  | { readonly code: 'payment.id-taken' }
  | { readonly code: 'payment.not-found' }
  /** Nobody can tell yet whether an earlier payment goes on: nothing is paid twice. */
  | { readonly code: 'payment.unknown' }
  | { readonly code: 'payment.amount-mismatch' }
  | { readonly code: 'payment.provider-unreachable' }
  | { readonly code: 'refund.not-possible' }
  /** Credits were spent since it was looked at: so many are left to be paid back. */
  | { readonly code: 'refund.changed'; readonly credits: number }
