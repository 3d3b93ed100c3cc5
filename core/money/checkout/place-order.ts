import { isOpen, type MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { Bundle, PaymentMethod, Settings } from '../../site/settings.ts'
import { limitCodeGuesses, type TooManyGuesses } from '../discounts/look-up-code.ts'
import { findDiscount } from '../discounts/wished-discount.ts'
import type { DiscountCode } from '../discounts.ts'
import type { DiscountError, OrderError, PayingError } from '../errors.ts'
import { firstPurchaseKindOf, isFirstPurchaseCode } from '../first-purchase-discount.ts'
import type { Order, OrderId, Payment, PaymentId } from '../order.ts'
import { bundlesAt } from '../orders/bundles.ts'
import { claimScope } from '../orders/claim-discount.ts'
import { newOrder, newPayment } from '../orders/new-order.ts'
import { methodsAt } from '../orders/payment-methods.ts'
import { resolveUnknown } from '../payments/reconcile.ts'
import type { CheckoutLinks } from '../payments/start-payment.ts'
import { cancelPayments, cancelPending } from '../settle-payment.ts'
import { type Checkout, checkout } from './checkout.ts'

export type PlaceOrder = {
  readonly member: MemberId
  /** Client-made: idempotency key. */
  readonly order: OrderId
  readonly payment: PaymentId
  readonly bundle: string
  readonly method: string
  /** The discount the member saw, typed or active; `null` accepts the current one. */
  readonly code: string | null
  /** The total the member saw, in minor units; `null` accepts any. */
  readonly total: number | null
  /** The member's country. */
  readonly country: Country
  /** The country that the request came from, by network; `null` if unknown. */
  readonly requestCountry: Country | null
  readonly site: Settings
  readonly links: CheckoutLinks
}

type Needs = Pick<
  Ports,
  | 'reads'
  | 'atomically'
  | 'limits'
  | 'payments'
  | 'providers'
  | 'sites'
  | 'secrets'
  | 'now'
  | 'newId'
>
type Placed = Checkout & { readonly cancelled: readonly Payment[] }
type Refusal =
  | PayingError
  | DiscountError
  | Extract<OrderError, { code: 'bundle.not-found' | 'order.id-taken' }>

/** Freezes the price, replaces any pending order, and starts the payment. */
export async function placeOrder(
  ports: Needs,
  command: PlaceOrder,
): Promise<Result<Checkout, Refusal | TooManyGuesses>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  const paced = await limitCodeGuesses(ports, { member: command.member, text: command.code })
  if (!paced.ok) return paced
  await resolveUnknown(ports, command.member)
  const placed = await ports.atomically((stores) => storeOrder(stores, command, ports.now()))
  if (!placed.ok) return placed
  await cancelPayments(ports, placed.value.cancelled)
  return checkout(ports, placed.value, command.links)
}

async function storeOrder(
  stores: Stores,
  command: PlaceOrder,
  now: Instant,
): Promise<Result<Placed, Refusal>> {
  const { accounts, orders } = stores
  const account = await accounts.lock(command.member)
  if (!account || !isOpen(account)) return err({ code: 'order.not-payable' })

  const before = await orders.byId(command.order)
  if (before) return replay(before, await orders.paymentById(command.payment), command)

  const chosen = choose(command)
  if (!chosen.ok) return chosen
  const { bundle, method } = chosen.value

  const cancelled = await cancelPending(stores, account.id, now)
  if (!cancelled.ok) return cancelled
  const { code: text, site } = command
  const wish = { account, text, price: bundle.price, method: method.id, site }
  const found = await findDiscount(stores, wish, now)
  if (!found.ok) return found

  const order = newOrder(command, bundle, found.value, now)
  if (command.total !== null && command.total !== order.total.amount) {
    return err({ code: 'order.price-changed', total: order.total })
  }
  if (!(await orders.add(order))) return err({ code: 'order.id-taken' })
  if (found.value && !(await claimed(stores, order, found.value))) {
    return err({ code: 'discount.used' })
  }
  const payment = newPayment(command.payment, order, method, now)
  if (!(await orders.addPayment(payment))) return err({ code: 'payment.id-taken' })
  return ok({ order, payment, cancelled: cancelled.value })
}

function choose({
  site,
  country,
  ...wanted
}: PlaceOrder): Result<{ bundle: Bundle; method: PaymentMethod }, Refusal> {
  const bundle = bundlesAt(site, country).find(({ id }) => id === wanted.bundle)
  if (!bundle) return err({ code: 'bundle.not-found' })
  const methods = methodsAt(site, country, bundle.price.currency)
  const method = methods.find(({ id }) => id === wanted.method)
  return method ? ok({ bundle, method }) : err({ code: 'payment-method.not-available' })
}

const claimed = (
  { discounts }: Pick<Stores, 'discounts'>,
  { id, member }: Order,
  discount: DiscountCode,
): Promise<boolean> =>
  discounts.claim({
    code: discount.code,
    member,
    order: id,
    scope: claimScope(discount, member, id),
  })

function replay(
  order: Order,
  payment: Payment | null,
  { member, bundle, method, code, total }: PlaceOrder,
): Result<Placed, Refusal> {
  const same = order.member === member && order.bundle === bundle && isFor(order.discount, code)
  const samePayment = payment?.order === order.id && payment.method === method
  // The payment's amount: the order may have another price since it was paid anew.
  const samePrice = total === null || payment?.amount.amount === total
  if (!same || !samePayment || !samePrice) return err({ code: 'order.id-taken' })
  return ok({ order, payment, cancelled: [] })
}

/** Whether the order has the discount that was shown: the welcome discount may have followed the time bonus. */
function isFor(discount: Order['discount'], seen: string | null): boolean {
  if (seen === null) return true
  if (discount === null) return false
  const typed = cleanPasted(seen).toUpperCase()
  const handedOver =
    firstPurchaseKindOf(seen) === 'time-bonus' && isFirstPurchaseCode(discount.code)
  return handedOver || discount.code.toUpperCase() === typed
}
