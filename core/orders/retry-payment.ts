import type { Account, MemberId } from '../accounts/account.ts'
import { isFirstPurchaseCode } from '../discounts/active-discount.ts'
import { claimScope } from '../discounts/codes.ts'
import type { DiscountError } from '../discounts/errors.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import { methodsAt } from './payment-methods.ts'
import { type Checkout, checkout, newPayment } from './place-order.ts'
import { type CheckoutLinks, withdraw } from './start-payment.ts'
import { supersede } from './supersede.ts'

export type RetryPayment = {
  readonly member: MemberId
  readonly order: OrderId
  /** The new payment, under an id made by the client. */
  readonly payment: PaymentId
  readonly method: string
  readonly country: Country
  readonly site: Settings
  readonly links: CheckoutLinks
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now'>
type Kept = Checkout & { readonly superseded: readonly Payment[] }

/** Tries again to pay an order that failed or was cancelled, at its frozen price, by any method. */
export async function retryPayment(
  ports: Needs,
  command: RetryPayment,
): Promise<Result<Checkout, OrderError>> {
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
  if (order.state !== 'failed' && order.state !== 'cancelled') {
    return err({ code: 'order.not-payable' })
  }
  const method = methodsAt(command.site, command.country, order.total.currency).find(
    ({ id }) => id === command.method,
  )
  if (!method) return err({ code: 'payment-method.not-available' })

  const superseded = await supersede(stores, account.id, now)
  const claimed = await claimAgain(stores, order, account)
  if (!claimed.ok) return claimed

  const pending: Order = { ...order, state: 'pending', settledAt: null }
  await orders.save(pending)
  const payment = newPayment(command.payment, order.id, method, now)
  if (!(await orders.addPayment(payment))) return err({ code: 'payment.id-taken' })
  return ok({ order: pending, payment, superseded })
}

/** Claims the discount frozen on an order once more; it was freed when the order was given up. */
export async function claimAgain(
  { discounts }: Pick<Stores, 'discounts'>,
  { id, discount }: Order,
  account: Account,
): Promise<Result<null, Extract<DiscountError, { code: 'discount.used' }>>> {
  if (!discount) return ok(null)
  const { code } = discount
  const first = isFirstPurchaseCode(code)
  if (first && account.premiumSince !== null) return err({ code: 'discount.used' })

  const kept = first ? null : await discounts.byCode(code)
  const scope = claimScope(kept ?? { validity: 'once-per-user' }, account.id, id)
  const claimed = await discounts.claim({ code, member: account.id, order: id, scope })
  return claimed ? ok(null) : err({ code: 'discount.used' })
}
