import type { Ports, Reads, Stores } from '../../ports.ts'
import { type Money, sameMoney } from '../../shared/money.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { grant, holdsToRelease, reasonIn, type UnusedCredits, unspentCredits } from '../book.ts'
import type { OrderError } from '../errors.ts'
import type { Order, OrderId, Payment } from '../order.ts'
import { bookRefund, payingOf } from '../orders/record-refund.ts'
import {
  creditsFor,
  type Refund,
  type RefundId,
  refundReference,
  worthIn,
} from '../orders/refund.ts'
import type { PaymentPorts } from '../settle-payment.ts'
import { sendRefund } from './refund-order.ts'

/** What an operator can refund of an order, and what it does to its credits. */
export type DeskRefund = {
  /** What is left of the money. */
  readonly left: Money
  /** Its credits that nobody used, and their worth. */
  readonly unspent: number
  readonly worth: Money
  /** Photos in conversations that would return, since they hold its credits, if they are taken. */
  readonly releasesHolds: number
}

type Found = DeskRefund & {
  readonly payment: Payment
  readonly earlier: readonly Refund[]
  readonly unused: UnusedCredits
}

/** What is left to refund of an order, whatever its age; `null` if nothing. */
async function findRefund(
  reads: Pick<Reads, 'orders' | 'wallets' | 'holds' | 'paymentReturns'>,
  order: Order,
  earlier: readonly Refund[],
): Promise<Found | null> {
  const payment = await payingOf(reads, order, earlier)
  const { total, returned, state } = order
  const left = total.amount - returned
  const isPaid = state === 'completed' || state === 'refunded'
  if (!isPaid || !payment || left <= 0) return null
  const { unspent, unused } = await unspentCredits(reads, order)
  const money = (amount: number): Money => ({ amount, currency: total.currency })
  return {
    ...{ payment, earlier, unused, unspent },
    left: money(left),
    worth: money(worthIn(order, unspent)),
    releasesHolds: holdsToRelease(unused, unspent).length,
  }
}

/** What an operator can refund of an order; `null` if nothing. */
export async function viewDeskRefund(
  { reads }: Pick<Ports, 'reads'>,
  order: Order,
): Promise<DeskRefund | null> {
  const found = await findRefund(reads, order, await reads.orders.refundsOf(order.id))
  if (!found) return null
  const { left, unspent, worth, releasesHolds } = found
  return { left, unspent, worth, releasesHolds }
}

type Command = {
  readonly order: OrderId
  /** Client-made: idempotency key. */
  readonly refund: RefundId
  /** In minor units of the order's currency. */
  readonly amount: number
  /** The unused credits, and the money left, as shown to the operator; refused if less is there since. */
  readonly unspent: number
  readonly left: number
  /** Whether the member keeps them: once no money is left, they become granted ones, which are worth none. */
  readonly leaves: boolean
  readonly reason: string
  /** Who refunds it. */
  readonly by: string | null
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
 * Refunds an order whole or in part, also after the time in which its member may ask for it, until nothing is left.
 * Credits whose worth the amount covers are taken back. An unreachable provider is retried by a job. `whenNew` is done with it, the first time.
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
  ports: Pick<Ports, 'now' | 'newId'>,
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
  const amount = { amount: command.amount, currency: order.total.currency }
  const earlier = await stores.orders.refundsOf(order.id)
  const known = earlier.find(({ id }) => id === command.refund)
  if (known) {
    // As it was seen then, so that leaving the credits and taking them are told apart.
    const before = { ...order, returned: order.total.amount - command.left }
    const same =
      sameMoney(known.amount, amount) &&
      known.reason === reason.value &&
      known.credits === creditsOf(before, command, amount.amount)
    return same ? ok({ order, refund: known }) : err({ code: 'refund.id-taken' })
  }
  const found = await findRefund(stores, order, earlier)
  if (!found) return err({ code: 'refund.not-possible' })
  const { unspent, left } = found
  if (command.amount < 1 || command.amount > left.amount)
    return err({ code: 'refund.amount', left })
  // Another operator may have refunded the same meanwhile.
  if (unspent !== command.unspent || left.amount !== command.left)
    return err({ code: 'refund.changed', credits: unspent })

  const isRest = amount.amount === left.amount
  const leaves = command.leaves && unspent > 0
  const all = { unspent, leaves: leaves && !isRest }
  const taken = creditsOf(order, all, amount.amount)
  const { refund: id, by } = command
  const what = { id, credits: taken, amount, reason: reason.value, by }
  const booked = await bookRefund(stores, ports, { ...found, order }, what)
  if (!booked) return err({ code: 'refund.id-taken' })
  if (leaves && isRest) await leave(stores, ports, booked)
  await whenNew(stores)
  return ok(booked)
}

/** The credits that go with an amount refunded; none where they are left. */
const creditsOf = (
  order: Order,
  { unspent, leaves }: Pick<Command, 'unspent' | 'leaves'>,
  amount: number,
): number => (leaves ? 0 : creditsFor(order, unspent, amount))

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
