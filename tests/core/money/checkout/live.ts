import { expect } from 'bun:test'
import { capture, hold, release, spend, unusedCredits } from '#core/money/book.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { unspentOf } from '#core/money/orders/refund.ts'
import { refundAtDesk, viewDeskRefund } from '#core/money/payments/refund-at-desk.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { HOUR } from '#core/shared/time.ts'
import type { BuyerEvent } from './buyer-events.ts'
import { openShop } from './till.ts'

type Shop = Awaited<ReturnType<typeof openShop>>

/** Ann's paid credits, held ones included, by completed order. */
export type Holding = { readonly paid: number; readonly unspent: ReadonlyMap<string, number> }
type Watch = (one: BuyerEvent, before: Holding, after: Holding) => void

async function holdingOf({ reads }: Shop): Promise<Holding> {
  const { total: paid } = await unusedCredits(reads, 'ann')
  const completed = await reads.orders.completedOf('ann')
  const unspent = new Map(completed.map((one) => [one.id, unspentOf(one, completed, paid)]))
  return { paid, unspent }
}

/** Runs all events for Ann; `watch` sees her credits before and after each. */
export async function live(buyerEvents: readonly BuyerEvent[], watch?: Watch) {
  const shop = await openShop()
  const member = 'ann'
  let n = 0
  let bought = false
  /** Her holds, and whether each was captured. */
  const held: { readonly reference: string; captured: boolean }[] = []
  const order = (place: number) => `order-${place}`
  const payment = (place: number, attempt: number) => `pay-${place}-${attempt}`

  async function happen(one: BuyerEvent): Promise<void> {
    n += 1
    switch (one.do) {
      case 'wait':
        return shop.pass(HOUR)
      case 'spend':
        await shop.commit((stores) =>
          spend(stores, shop, {
            member,
            amount: one.credits,
            reference: `message-${n}`,
            reason: 'message',
          }),
        )
        return
      case 'hold': {
        const reference = `hold-${n}`
        shop.pass(1)
        const drawn = await shop.commit((stores) =>
          hold(stores, shop, { member, reference, amount: 20 }),
        )
        if (drawn.ok) held.push({ reference, captured: false })
        return
      }
      case 'capture': {
        const any = held[one.hold]
        const captured = any && (await shop.commit((stores) => capture(stores, { member, ...any })))
        if (captured) any.captured = true
        return
      }
      case 'release': {
        const any = held[one.hold]
        if (any) await shop.commit((stores) => release(stores, shop, { member, ...any }))
        return
      }
      case 'report': {
        const id = payment(one.at, one.attempt)
        if (!(await shop.reads.orders.paymentById(id))) return
        shop.provider.decide({ id }, one.state)
        await settlePayment(shop, { provider: 'sandbox', reference: `ref-${id}` })
        return
      }
      case 'order': {
        const known = await shop.reads.orders.byId(order(one.at))
        await placeOrder(shop, shop.order({ order: order(one.at), payment: payment(one.at, 0) }))
        const placed = await shop.reads.orders.byId(order(one.at))
        if (bought && !known && placed) expect(placed.discount).toBeNull()
        return
      }
      case 'buy':
        await happen({ do: 'order', at: one.at })
        return happen({ do: 'report', at: one.at, attempt: 0, state: 'paid' })
      case 'cancel':
        await cancelOrder(shop, { member, order: order(one.at) })
        return
      case 'retry':
        await retryPayment(shop, shop.order({ order: order(one.at), payment: payment(one.at, 1) }))
        return
      case 'refund-fails': {
        const refunds = await shop.reads.orders.refundsOf(order(one.at))
        const refund =
          refunds.find(({ failedAt, byProvider }) => failedAt === null && !byProvider) ??
          refunds.at(-1)
        const payment = refund && (await shop.reads.orders.paymentById(refund.payment))
        if (!refund || !payment?.reference) return
        shop.provider.state.refunds.set(refund.id, 'failed')
        await settlePayment(shop, { provider: 'sandbox', reference: payment.reference })
        return
      }
      case 'desk-refund': {
        const found = await shop.reads.orders.byId(order(one.at))
        const left = found && (await viewDeskRefund(shop, found))
        if (!left) return
        const money = { amount: one.amount ?? left.left.amount, left: left.left.amount }
        const what = { order: found.id, refund: `desk-${n}`, by: null, reason: 'Spijt' }
        const how = { ...money, unspent: left.unspent, leaves: one.leaves }
        const done = await refundAtDesk(shop, { ...what, ...how })
        expect(done.ok).toBe(money.amount <= money.left)
        return
      }
      case 'refund': {
        const left = await refundableOrders(shop, member)
        const back = left.find(({ order: id }) => id === order(one.at))
        const refund = { member, order: order(one.at), refund: `refund-${n}` }
        await refundOrder(shop, { ...refund, credits: back?.credits ?? 1 })
      }
    }
  }

  for (const one of buyerEvents) {
    const before = watch && (await holdingOf(shop))
    await happen(one)
    if (before) watch(one, before, await holdingOf(shop))
    await shop.reads.accounts.byId(member).then((account) => {
      // A purchase counts, whatever happens to it later.
      if (bought) expect(account?.boughtAt).not.toBeNull()
      bought ||= account?.boughtAt != null
    })
  }
  return { ...shop, member, held }
}
