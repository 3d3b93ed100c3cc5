import { isOpen, type MemberId } from '../accounts/account.ts'
import { claimScope } from '../discounts/codes.ts'
import type { DiscountCode } from '../discounts/discount.ts'
import { findDiscount } from '../discounts/look-up-code.ts'
import { paceGuess, type TooManyGuesses } from '../discounts/pace-guess.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Bundle, PaymentMethod, Settings } from '../site/settings.ts'
import { bundlesAt } from './bundles.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId, Payment, PaymentId } from './order.ts'
import { methodsAt } from './payment-methods.ts'
import { totalOf } from './prices.ts'
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
  /** Where the member pays from. */
  readonly country: Country
  readonly site: Settings
  readonly links: CheckoutLinks
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'secrets' | 'now'>
type Kept = Checkout & { readonly superseded: readonly Payment[] }

/** Freezes the price, takes the place of any earlier pending order, and starts the payment. */
export async function placeOrder(
  ports: Needs,
  command: PlaceOrder,
): Promise<Result<Checkout, OrderError | TooManyGuesses>> {
  const paced = await paceGuess(ports, { member: command.member, text: command.code })
  if (!paced.ok) return paced
  const kept = await ports.atomically((stores) => keepOrder(stores, command, ports.now()))
  if (!kept.ok) return kept
  await withdraw(ports.providers, kept.value.superseded)
  return checkout(ports, kept.value, command.links)
}

/** The order with its payment started: now, or before if this is a replay. */
export async function checkout(
  ports: Omit<Needs, 'secrets' | 'now'>,
  { order, payment }: Checkout,
  links: CheckoutLinks,
): Promise<Result<Checkout, OrderError>> {
  const waiting = payment.state === 'open' && payment.reference === null
  if (order.state !== 'pending' || !waiting) return ok({ order, payment })
  const started = await startPayment(ports, { order, payment, links })
  return started.ok ? ok({ order, payment: started.value }) : started
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
  const { code: text, site } = command
  const wish = { account, text, price: bundle.price, method: method.id, site }
  const found = await findDiscount(stores, wish, now)
  if (!found.ok) return found

  const order = newOrder(command, bundle, found.value, now)
  if (!(await orders.add(order))) return err({ code: 'order.id-taken' })
  if (found.value && !(await claimed(stores, order, found.value))) {
    return err({ code: 'discount.used' })
  }
  const payment = newPayment(command.payment, order.id, method, now)
  if (!(await orders.addPayment(payment))) return err({ code: 'payment.id-taken' })
  return ok({ order, payment, superseded })
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

const newOrder = (
  { order, member, site }: PlaceOrder,
  { id, credits, price }: Bundle,
  discount: DiscountCode | null,
  now: Instant,
): Order => ({
  id: order,
  member,
  site: site.id,
  bundle: id,
  credits,
  price,
  discount: discount && { code: discount.code, percentage: discount.percentage },
  total: totalOf(price, discount),
  state: 'pending',
  placedAt: now,
  settledAt: null,
})

/** A payment that its provider has not heard of yet. */
export const newPayment = (
  id: PaymentId,
  order: OrderId,
  method: { readonly id: string; readonly provider: string },
  now: Instant,
): Payment => ({
  id,
  order,
  method: method.id,
  provider: method.provider,
  reference: null,
  checkoutUrl: null,
  state: 'open',
  startedAt: now,
})

function replay(
  order: Order,
  payment: Payment | null,
  { member, bundle, method, code }: PlaceOrder,
): Result<Kept, OrderError> {
  const sameCode = code === null || order.discount?.code.toUpperCase() === code.trim().toUpperCase()
  const same = order.member === member && order.bundle === bundle && sameCode
  const samePayment = payment?.order === order.id && payment.method === method
  if (!same || !samePayment) return err({ code: 'order.id-taken' })
  return ok({ order, payment, superseded: [] })
}
