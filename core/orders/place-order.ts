import { isOpen, type MemberId } from '../accounts/account.ts'
import { isFirstPurchaseCode } from '../discounts/active-discount.ts'
import { claimScope } from '../discounts/codes.ts'
import type { DiscountCode } from '../discounts/discount.ts'
import { findDiscount } from '../discounts/look-up-code.ts'
import { paceGuess, type TooManyGuesses } from '../discounts/pace-guess.ts'
import { TIME_BONUS } from '../discounts/time-bonus.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Bundle, PaymentMethod, Settings } from '../site/settings.ts'
import { bundlesAt } from './bundles.ts'
import type { OrderError } from './errors.ts'
import { newOrder, newPayment } from './new-order.ts'
import { isUndecided, type Order, type OrderId, type Payment, type PaymentId } from './order.ts'
import { methodsAt } from './payment-methods.ts'
import { resolveUnknown } from './resolve-unknown.ts'
import { type CheckoutLinks, startPayment, withdraw } from './start-payment.ts'
import { supersede } from './supersede.ts'

/** An order with the payment that is being tried for it. */
export type Checkout = { readonly order: Order; readonly payment: Payment }

export type PlaceOrder = {
  readonly member: MemberId
  /** Made by the client, so that asking twice is ordering once. */
  readonly order: OrderId
  readonly payment: PaymentId
  readonly bundle: string
  readonly method: string
  /** The discount the member saw, typed or active; `null` takes whatever is active. */
  readonly code: string | null
  /** The total the member saw, in minor units; `null` takes whatever it comes to. */
  readonly total: number | null
  /** Where the member pays from. */
  readonly country: Country
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
type Kept = Checkout & { readonly superseded: readonly Payment[] }

/** Freezes the price, takes the place of any earlier pending order, and starts the payment. */
export async function placeOrder(
  ports: Needs,
  command: PlaceOrder,
): Promise<Result<Checkout, OrderError | TooManyGuesses>> {
  if (ports.payments === 'none') return err({ code: 'orders.closed' })
  const paced = await paceGuess(ports, { member: command.member, text: command.code })
  if (!paced.ok) return paced
  await resolveUnknown(ports, command.member)
  const kept = await ports.atomically((stores) => keepOrder(stores, command, ports.now()))
  if (!kept.ok) return kept
  await withdraw(ports.providers, kept.value.superseded)
  return checkout(ports, kept.value, command.links)
}

/** The order with its payment started: now, or before if this is a replay. */
export async function checkout(
  ports: Omit<Needs, 'limits' | 'payments' | 'secrets'>,
  { order, payment }: Checkout,
  links: CheckoutLinks,
): Promise<Result<Checkout, OrderError>> {
  const waiting = isUndecided(payment) && payment.reference === null
  if (order.state !== 'pending' || !waiting) return ok({ order, payment })
  return startPayment(ports, { order, payment, links })
}

async function keepOrder(
  stores: Stores,
  command: PlaceOrder,
  now: Instant,
): Promise<Result<Kept, OrderError>> {
  const { accounts, orders } = stores
  const account = await accounts.hold(command.member)
  if (!account || !isOpen(account)) return err({ code: 'order.not-payable' })

  const before = await orders.byId(command.order)
  if (before) return replay(before, await orders.paymentById(command.payment), command)

  const chosen = choose(command)
  if (!chosen.ok) return chosen
  const { bundle, method } = chosen.value

  const superseded = await supersede(stores, account.id, now)
  if (!superseded.ok) return superseded
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
  return ok({ order, payment, superseded: superseded.value })
}

function choose({
  site,
  country,
  ...wanted
}: PlaceOrder): Result<{ bundle: Bundle; method: PaymentMethod }, OrderError> {
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
  { member, bundle, method, code }: PlaceOrder,
): Result<Kept, OrderError> {
  const same = order.member === member && order.bundle === bundle && isFor(order.discount, code)
  const samePayment = payment?.order === order.id && payment.method === method
  if (!same || !samePayment) return err({ code: 'order.id-taken' })
  return ok({ order, payment, superseded: [] })
}

/** Whether an order was made with the discount that was seen: the time bonus may have handed over to the welcome discount. */
function isFor(discount: Order['discount'], seen: string | null): boolean {
  if (seen === null) return true
  if (discount === null) return false
  const typed = seen.trim().toUpperCase()
  const handedOver = typed === TIME_BONUS.code && isFirstPurchaseCode(discount.code)
  return handedOver || discount.code.toUpperCase() === typed
}
