import { describe, expect, test } from 'bun:test'
import { audit } from '#core/desk/log/audit.ts'
import { handleOrder } from '#core/desk/orders/handle-order.ts'
import { viewDeskOrder } from '#core/desk/orders/view-order.ts'
import { grant, spend } from '#core/money/book.ts'
import { orderNumber } from '#core/money/order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import type { Ports } from '#core/ports.ts'
import { err } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { openCompletedOrder } from '../money/checkout/completed-order.ts'
import { openDebits } from '../money/checkout/debit-orders.ts'
import { openWorld, START } from '../world.ts'
import { addOperators } from './operators.ts'

async function seen(ports: Ports, id = 'order-1') {
  await runConsumer(ports, audit, (work) => work)
  const found = await viewDeskOrder(ports, { id })
  if (!found.ok) throw new Error(found.error.code)
  return found.value
}

describe('an order at the desk', () => {
  test('shows its payment, its receipt, its history and whose it is', async () => {
    const shop = await openCompletedOrder()
    const order = await shop.reads.orders.byId('order-1')
    if (!order) throw new Error('no order')
    expect(await seen(shop)).toMatchObject({
      order,
      account: { id: 'ann', email: 'ann@example.test', status: 'active' },
      name: 'ann',
      receipt: { number: orderNumber(order) },
      payments: [{ id: 'pay-1', state: 'paid', method: 'ideal' }],
      ...{ refunds: [], returns: [], withdrawals: [], mandate: null, waits: false },
      history: [{ type: 'order.completed', member: 'ann', subject: 'order-1' }],
      actions: [],
    })
  })

  test('shows when its credits were there, and all that were used since', async () => {
    const shop = await openCompletedOrder()
    const boughtAt = shop.now()
    shop.pass(MINUTE)
    await shop.commit(async (stores) => {
      const bonus = { member: 'ann', amount: 10, reference: 'b', reason: 'bonus' } as const
      await grant(stores, shop, bonus)
      const gift = { member: 'ann', amount: 12, reference: 'g', reason: 'gift' } as const
      await spend(stores, shop, gift)
    })
    const { delivery } = await seen(shop)
    expect(delivery).toMatchObject({ deliveredAt: boughtAt, used: 12 })
    expect(delivery.uses.map(({ reason, amount }) => [reason, amount]).toSorted()).toEqual([
      ['gift', 10],
      ['gift', 2],
    ])
  })

  test('counts nothing that was used before it was paid', async () => {
    const world = openWorld()
    await world.member('ann')
    await world.commit(async (stores) => {
      const move = { member: 'ann', amount: 9 }
      await grant(stores, world, { ...move, reference: 'ann', reason: 'signup' })
      await spend(stores, world, { ...move, reference: 'm', reason: 'message' })
      const order = { id: 'order-1', state: 'completed', paidAt: START + 1 } as const
      await stores.orders.add(sampleOrder('ann', order))
    })
    const { delivery } = await seen(world)
    expect(delivery).toEqual({ deliveredAt: null, used: 0, uses: [] })
  })

  test('that nobody paid shows neither receipt nor what was used', async () => {
    const world = openWorld()
    await world.commit(({ orders }) => orders.add(sampleOrder('gone', { id: 'order-1' })))
    expect(await seen(world)).toMatchObject({
      ...{ account: null, name: null, receipt: null, payments: [] },
      delivery: { deliveredAt: null, used: 0, uses: [] },
    })
  })

  test('whose refund failed waits, and shows who handled it', async () => {
    const shop = await openCompletedOrder()
    await addOperators(shop)
    await shop.refund()
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    expect(await seen(shop)).toMatchObject({
      refunds: [{ id: 'refund-1', failedAt: shop.now() }],
      waits: true,
      actions: [],
    })
    await handleOrder(shop, { order: 'order-1', operator: { id: 'leo' } })
    expect(await seen(shop)).toMatchObject({
      waits: false,
      actions: [{ action: 'order.handled', by: 'Leo', at: shop.now() }],
    })
  })

  test('by direct debit shows the mandate that was signed', async () => {
    const shop = await openDebits()
    await shop.ask()
    expect((await seen(shop)).mandate).toBeNull()
    await shop.confirm(await shop.deliver())
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    const signed = (await shop.debit())?.mandate
    if (!signed) throw new Error('not signed')
    expect((await seen(shop)).mandate).toEqual(signed)
  })

  test('that is not there is not found', async () => {
    expect(await viewDeskOrder(openWorld(), { id: 'other' })).toEqual(
      err({ code: 'order.not-found' }),
    )
  })
})
