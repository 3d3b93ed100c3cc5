import type { MemberId } from '../accounts/account.ts'
import { takeBack } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId } from './order.ts'
import { keepPremium } from './premium.ts'
import { type Refund, type RefundId, refundable, refundReference, standing } from './refund.ts'
import { sendRefund } from './send-refunds.ts'

export type RefundOrder = {
  readonly member: MemberId
  readonly order: OrderId
  /** Made by the client, so that asking twice is asking once. */
  readonly refund: RefundId
  /** How many credits the member was told go back; spent since, nothing happens. */
  readonly credits: number
}

type Needs = Pick<Ports, 'reads' | 'atomically' | 'providers' | 'sites' | 'now' | 'newId'>
type Refusal = Extract<
  OrderError,
  { code: 'order.not-found' | 'refund.not-possible' | 'refund.changed' }
>
type Refunded = { readonly order: Order; readonly refund: Refund }

/** Takes an order's unspent credits back and sends their money where it came from. A provider out of reach is asked again by and by. */
export async function refundOrder(
  ports: Needs,
  command: RefundOrder,
): Promise<Result<Order, Refusal>> {
  const kept = await ports.atomically((stores) => keepRefund(stores, ports, command))
  if (!kept.ok) return kept
  const { order, refund } = kept.value
  if (refund.sentAt === null && refund.failedAt === null) await sendRefund(ports, refund)
  return ok(order)
}

async function keepRefund(
  stores: Stores,
  ports: Needs,
  { member, order: id, refund: refundId, credits }: RefundOrder,
): Promise<Result<Refunded, Refusal>> {
  const { accounts, orders, wallets } = stores
  await accounts.hold(member)
  const order = await orders.hold(id)
  if (order?.member !== member) return err({ code: 'order.not-found' })
  const before = await orders.refundOf(id)
  if (before?.id === refundId) return ok({ order, refund: before })

  const { settings } = ports.sites.byId(order.site)
  const wallet = await wallets.of(member)
  const back = refundable(order, wallet, settings, ports.now(), before?.failedAt)
  const payment = (await orders.payments(id)).find(({ state }) => state === 'paid')
  if (standing(before) || !back || !payment) return err({ code: 'refund.not-possible' })
  if (back.credits !== credits) return err({ code: 'refund.changed', credits: back.credits })
  const nth = (before?.nth ?? 0) + 1
  const reference = refundReference(id, nth)
  const move = { member, amount: credits, reference, reason: 'refund' } as const
  const taken = await takeBack(stores, ports, move)
  if (taken !== credits) return err({ code: 'refund.changed', credits: taken })

  const askedAt = ports.now()
  const refund: Refund = {
    id: refundId,
    order: id,
    payment: payment.id,
    nth,
    credits,
    amount: back.amount,
    askedAt,
    sentAt: null,
    givenAt: null,
    failedAt: null,
    nextTryAt: askedAt,
  }
  const returned = Math.min(order.total.amount, order.returned + back.amount.amount)
  const refunded: Order = { ...order, state: 'refunded', settledAt: askedAt, returned }
  await orders.save(refunded)
  await orders.savePayment({ ...payment, state: 'refunded' })
  if (!(await orders.addRefund(refund))) return err({ code: 'refund.not-possible' })
  await stores.events.append({ type: 'order.refund-requested', order: id, member }, askedAt)
  await keepPremium(stores, member, askedAt)
  return ok({ order: refunded, refund })
}
