import { isOpen, type MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Country } from '../../site/countries.ts'
import type { OrderError, PayingError } from '../errors.ts'
import type { Order, OrderId, Payment, PaymentId } from '../order.ts'
import { claimFor } from '../orders/claim-discount.ts'
import { newPayment } from '../orders/new-order.ts'
import { methodsAt } from '../orders/payment-methods.ts'
import { repriced } from '../orders/reprice.ts'
import { resolveUnknown } from '../payments/reconcile.ts'
import type { CheckoutLinks } from '../payments/start-payment.ts'
import { cancelPayments, cancelPending } from '../settle-payment.ts'
import { type Checkout, checkout } from './checkout.ts'

export type RetryPayment = {
  readonly member: MemberId
  readonly order: OrderId
  /** The new payment's client-made id. */
  readonly payment: PaymentId
  readonly method: string
  /** The total the member saw, in minor units; `null` is the order's. */
  readonly total: number | null
  readonly country: Country
  readonly links: CheckoutLinks
}

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'payments' | 'providers' | 'sites' | 'now' | 'newId'
>
type Placed = Checkout & { readonly cancelled: readonly Payment[] }
/** A discount that expired is none of an order that is retried: its price has changed. */
type Refusal = PayingError | Extract<OrderError, { code: 'order.not-found' }>

/**
 * Retries payment of a failed or cancelled order, with any method: at its frozen price, with a discount only while
 * that is valid. Refuses rather than charge a price the member did not see.
 */
export async function retryPayment(
  ports: Needs,
  command: RetryPayment,
): Promise<Result<Checkout, Refusal>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  await resolveUnknown(ports, command.member)
  const placed = await ports.atomically((stores) => reopen(stores, ports, command))
  if (!placed.ok) return placed
  await cancelPayments(ports, placed.value.cancelled)
  return checkout(ports, placed.value, command.links)
}

async function reopen(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now'>,
  command: RetryPayment,
): Promise<Result<Placed, Refusal>> {
  const { accounts, orders } = stores
  const account = await accounts.lock(command.member)
  const order = await orders.lock(command.order)
  if (!account || order?.member !== account.id) return err({ code: 'order.not-found' })

  const before = await orders.paymentById(command.payment)
  if (before) {
    const same = before.order === order.id && before.method === command.method
    return same ? ok({ order, payment: before, cancelled: [] }) : err({ code: 'payment.id-taken' })
  }
  // Deleted or banned a moment ago.
  if (!isRetriable(order) || !isOpen(account)) return err({ code: 'order.not-payable' })
  const now = ports.now()
  // The site that sells it, wherever the member is now: `viewOrder` shows its price.
  const { settings: site } = ports.sites.byId(order.site)
  const method = methodsAt(site, command.country, order.total.currency).find(
    ({ id }) => id === command.method,
  )
  if (!method) return err({ code: 'payment-method.not-available' })

  const cancelled = await cancelPending(stores, account.id, now)
  if (!cancelled.ok) return cancelled
  const { discount, total } = await repriced(stores, order, { account, site }, now)
  if (total.amount !== (command.total ?? order.total.amount)) {
    return err({ code: 'order.price-changed', total })
  }
  const pending: Order = { ...order, discount, total, state: 'pending', settledAt: null }
  const claimed = await claimFor(stores, pending, account, method.id)
  if (!claimed.ok) return claimed

  await orders.save(pending)
  const payment = newPayment(command.payment, pending, method, now)
  if (!(await orders.addPayment(payment))) return err({ code: 'payment.id-taken' })
  return ok({ order: pending, payment, cancelled: cancelled.value })
}

/** Whether a failed or cancelled order may still be paid. */
export const isRetriable = ({
  state,
  withdrawnAt,
}: Pick<Order, 'state' | 'withdrawnAt'>): boolean =>
  (state === 'failed' || state === 'cancelled') && withdrawnAt === null
