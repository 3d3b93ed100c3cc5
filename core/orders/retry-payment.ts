import type { MemberId } from '../accounts/account.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import type { OrderError } from './errors.ts'
import { newPayment } from './new-order.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import { claimFor, repriced } from './order-discount.ts'
import { methodsAt } from './payment-methods.ts'
import { type Checkout, checkout } from './place-order.ts'
import { resolveUnknown } from './resolve-unknown.ts'
import { type CheckoutLinks, withdraw } from './start-payment.ts'
import { supersede } from './supersede.ts'

export type RetryPayment = {
  readonly member: MemberId
  readonly order: OrderId
  /** The new payment, under an id made by the client. */
  readonly payment: PaymentId
  readonly method: string
  /** The total the member saw, in minor units; `null` is the one the order had. */
  readonly total: number | null
  readonly country: Country
  readonly site: Settings
  readonly links: CheckoutLinks
}

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'payments' | 'providers' | 'sites' | 'now' | 'newId'
>
type Kept = Checkout & { readonly superseded: readonly Payment[] }

/**
 * Tries again to pay an order that failed or was cancelled, by any method: at its frozen price, but with a discount
 * only while that still holds. Refuses rather than charge what the member was not shown.
 */
export async function retryPayment(
  ports: Needs,
  command: RetryPayment,
): Promise<Result<Checkout, OrderError>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  await resolveUnknown(ports, command.member)
  const kept = await ports.atomically((stores) => reopen(stores, command, ports.now()))
  if (!kept.ok) return kept
  await withdraw(ports.providers, kept.value.superseded)
  return checkout(ports, kept.value, command.links)
}

async function reopen(
  stores: Stores,
  command: RetryPayment,
  now: Instant,
): Promise<Result<Kept, OrderError>> {
  const { accounts, orders } = stores
  const account = await accounts.hold(command.member)
  const order = await orders.hold(command.order)
  if (!account || order?.member !== account.id) return err({ code: 'order.not-found' })

  const before = await orders.paymentById(command.payment)
  if (before) {
    const same = before.order === order.id && before.method === command.method
    return same ? ok({ order, payment: before, superseded: [] }) : err({ code: 'payment.id-taken' })
  }
  if (!isRetriable(order)) return err({ code: 'order.not-payable' })
  const { site } = command
  const method = methodsAt(site, command.country, order.total.currency).find(
    ({ id }) => id === command.method,
  )
  if (!method) return err({ code: 'payment-method.not-available' })

  const superseded = await supersede(stores, account.id, now)
  if (!superseded.ok) return superseded
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
  return ok({ order: pending, payment, superseded: superseded.value })
}

/** Whether an order that came to nothing may be paid after all. */
export const isRetriable = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'failed' || state === 'cancelled'
