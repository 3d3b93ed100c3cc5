import type { Ports, Reads, Stores } from '../../ports.ts'
import { type Money, roundedShare } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Settings } from '../../site/settings.ts'
import { grant, holdsToRelease, reasonIn, type UnusedCredits } from '../book.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, Payment } from '../order.ts'
import { payingOf } from '../orders/paying-payment.ts'
import { bookRefund } from '../orders/record-refund.ts'
import {
  currentRefund,
  type Refund,
  type RefundId,
  refundDeadline,
  refundReference,
} from '../orders/refund.ts'
import { unspentCredits } from '../read-orders.ts'
import type { PaymentPorts } from '../settling/settle-order.ts'
import { sendRefund } from './refund-order.ts'

/** What an operator can refund of an order, and what it does to its credits. */
export type DeskRefund = {
  /** What is left of the money. */
  readonly most: Money
  /** Not less: what the member may ask for themselves, or the worth of credits that are taken back. */
  readonly least: { readonly taking: Money; readonly leaving: Money }
  /** Its credits that nobody used, and their worth. */
  readonly unspent: number
  readonly worth: Money
  /** Photos in conversations that would return, since they hold its credits, if they are taken. */
  readonly releasesHolds: number
}

type Found = DeskRefund & {
  readonly payment: Payment
  readonly before: Refund | null
  readonly unused: UnusedCredits
}

/** What is left to refund of an order, whatever its age; `null` if nothing, or if it has a refund. */
async function findRefund(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds' | 'paymentReturns'>,
  order: Order,
  { refundDays, now }: Pick<Settings, 'refundDays'> & { readonly now: number },
): Promise<Found | null> {
  const before = await reads.orders.refundOf(order.id)
  const payment = await payingOf(reads, order)
  const { total, returned, paidAt, credits: bought } = order
  const left = total.amount - returned
  const stands = order.state === 'completed' && paidAt !== null && !currentRefund(before)
  if (!stands || !payment || left <= 0) return null
  const { unspent, unused } = await unspentCredits(reads, order)
  const money = (amount: number): Money => ({ amount, currency: total.currency })
  const worth = Math.min(roundedShare(total.amount, unspent, bought), left)
  // A member who may still ask for it must not lose it by a smaller gift: an order has one refund.
  const isDue = now < refundDeadline(paidAt, { refundDays }, before?.failedAt ?? null)
  return {
    ...{ payment, before, unused, unspent },
    most: money(left),
    worth: money(worth),
    least: { taking: money(Math.max(1, worth)), leaving: money(Math.max(1, isDue ? worth : 1)) },
    releasesHolds: holdsToRelease(unused, unspent).length,
  }
}

/** What an operator can refund of an order; `null` if nothing. */
export async function viewDeskRefund(
  { reads, sites, now }: Pick<Ports, 'reads' | 'sites' | 'now'>,
  order: Order,
): Promise<DeskRefund | null> {
  const { refundDays } = sites.byId(order.site).settings
  const found = await findRefund(reads, order, { refundDays, now: now() })
  if (!found) return null
  const { most, least, unspent, worth, releasesHolds } = found
  return { most, least, unspent, worth, releasesHolds }
}

type Command = {
  readonly order: OrderId
  /** Client-made: idempotency key. */
  readonly refund: RefundId
  /** In minor units of the order's currency. */
  readonly amount: number
  /** The unused credits as shown to the operator; refused if some were used since. */
  readonly unspent: number
  /** Whether the member keeps them: they become granted ones, which are worth no money. */
  readonly leaves: boolean
  readonly reason: string
}

type Refusal = Extract<
  OrderError,
  {
    code:
      | 'order.not-found'
      | 'refund.id-taken'
      | 'refund.not-possible'
      | 'refund.changed'
      | 'refund.amount'
      | 'reason.missing'
      | 'reason.too-long'
  }
>
type Recorded = { readonly order: Order; readonly refund: Refund }

/**
 * Refunds an order whole or in part, also after the time in which its member may ask for it. An order has one refund.
 * An unreachable provider is retried by a job. `whenNew` is done with it, the first time.
 */
export async function refundAtDesk(
  ports: PaymentPorts,
  command: Command,
  whenNew: (stores: Stores) => Promise<void> = async () => undefined,
): Promise<Result<Order, Refusal>> {
  const owner = await ports.reads.orders.byId(command.order)
  if (!owner) return err({ code: 'order.not-found' })
  const recorded = await ports.atomically((stores) =>
    record(stores, ports, { ...command, member: owner.member, whenNew }),
  )
  if (!recorded.ok) return recorded
  const { order, refund } = recorded.value
  if (refund.sentAt === null && refund.failedAt === null) await sendRefund(ports, refund)
  return ok((await ports.reads.orders.byId(order.id)) ?? order)
}

async function record(
  stores: Stores,
  ports: Pick<Ports, 'sites' | 'now' | 'newId'>,
  {
    member,
    whenNew,
    ...command
  }: Command & { member: string; whenNew: (stores: Stores) => Promise<void> },
): Promise<Result<Recorded, Refusal>> {
  const reason = reasonIn(command.reason)
  if (!reason.ok) return reason
  await stores.accounts.lock(member)
  const order = await stores.orders.lock(command.order)
  if (!order) return err({ code: 'order.not-found' })
  const earlier = await stores.orders.refundOf(order.id)
  if (earlier?.id === command.refund) {
    const same = earlier.amount.amount === command.amount && earlier.reason === reason.value
    return same ? ok({ order, refund: earlier }) : err({ code: 'refund.id-taken' })
  }
  const { refundDays } = ports.sites.byId(order.site).settings
  const found = await findRefund(stores, order, { refundDays, now: ports.now() })
  if (!found) return err({ code: 'refund.not-possible' })
  const { unspent, most } = found
  if (unspent !== command.unspent) return err({ code: 'refund.changed', credits: unspent })
  const least = command.leaves ? found.least.leaving : found.least.taking
  if (command.amount < least.amount || command.amount > most.amount)
    return err({ code: 'refund.amount', least: least.amount, most: most.amount })

  const what = {
    id: command.refund,
    credits: unspent,
    amount: { amount: command.amount, currency: most.currency },
    reason: reason.value,
  }
  const booked = await bookRefund(stores, ports, { ...found, order }, what)
  if (!booked) return err({ code: 'refund.not-possible' })
  if (command.leaves && unspent > 0) await leave(stores, ports, booked)
  await whenNew(stores)
  return ok(booked)
}

/**
 * Gives the credits that a refund took back as granted ones. Left as paid, they would count as those of an older order,
 * which could then be refunded for them.
 */
async function leave(
  stores: Stores,
  ports: Pick<Ports, 'now' | 'newId'>,
  { order, refund }: Recorded,
): Promise<void> {
  const reference = refundReference(order.id, refund.nth)
  const gift = { member: order.member, amount: refund.credits, reference, reason: 'bonus' } as const
  if (!(await grant(stores, ports, gift))) throw new Error('credits were left twice for one refund')
  // They are there: a refund that fails must not give them once more.
  await stores.orders.saveRefund({ ...refund, credits: 0 })
}
