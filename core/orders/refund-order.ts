import type { MemberId } from '../accounts/account.ts'
import { takeBack } from '../credits/book.ts'
import type { Ports, Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { OrderError } from './errors.ts'
import type { Order, OrderId } from './order.ts'
import { type Refund, type RefundId, refundable } from './refund.ts'
import { sendRefund } from './send-refunds.ts'

export type RefundOrder = {
  readonly member: MemberId
  readonly order: OrderId
  /** Made by the client, so that asking twice is asking once. */
  readonly refund: RefundId
  /** How many credits the member was told go back; spent since, nothing happens. */
  readonly credits: number
}

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'providers' | 'sites' | 'announcer' | 'now' | 'newId'
>
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
  ports.announcer.announce(order.member, { type: 'account' })
  if (refund.sentAt === null) await sendRefund(ports, refund)
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
  const back = refundable(order, await wallets.of(member), settings, ports.now())
  const payment = (await orders.payments(id)).find(({ state }) => state === 'paid')
  if (before || !back || !payment) return err({ code: 'refund.not-possible' })
  if (back.credits !== credits) return err({ code: 'refund.changed', credits: back.credits })
  const taken = await takeBack(stores, ports, { member, amount: credits, reference: id })
  if (taken !== credits) return err({ code: 'refund.changed', credits: taken })

  const askedAt = ports.now()
  const refund: Refund = {
    id: refundId,
    order: id,
    payment: payment.id,
    credits,
    amount: back.amount,
    askedAt,
    sentAt: null,
  }
  const refunded: Order = { ...order, state: 'refunded', settledAt: askedAt }
  await orders.save(refunded)
  await orders.savePayment({ ...payment, state: 'refunded' })
  if (!(await orders.addRefund(refund))) return err({ code: 'refund.not-possible' })
  return ok({ order: refunded, refund })
}
