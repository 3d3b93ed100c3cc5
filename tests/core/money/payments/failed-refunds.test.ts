import { describe, expect, test } from 'bun:test'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { sendRefund, sendRefunds } from '#core/money/payments/refund-order.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

describe('a failed refund', () => {
  const amount = { amount: 2999, currency: 'EUR' }

  test('restores credits and premium, with its reason in the ledger, and notifies the member', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    expect((await shop.reads.accounts.byId('ann'))?.premiumSince).toBeNull()
    shop.pass(3 * DAY)
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    await shop.settle()

    const order = await shop.reads.orders.byId('order-1')
    expect(order).toMatchObject({ state: 'completed', returned: 0 })
    expect((await shop.reads.orders.payments('order-1'))[0]).toMatchObject({ state: 'paid' })
    expect(await shop.paid()).toBe(60)
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(60)
    const [newest] = await shop.reads.ledger.of('ann', null, 9)
    expect(newest).toMatchObject({ reason: 'refund-failed', reference: 'order-1', amount: 60 })
    expect((await shop.reads.accounts.byId('ann'))?.premiumSince).toBe(shop.now())
    const about = { order: 'order-1', member: 'ann', refund: 'refund-1' }
    const failed = { type: 'order.refund-failed', ...about } as const
    expect((await shop.allEvents()).filter((event) => event?.type === failed.type)).toEqual([
      failed,
    ])
    expect((await shop.deliveries()).map(({ notification }) => notification)).toContainEqual({
      kind: 'refund-failed',
      member: 'ann',
      order: 'order-1',
      refund: 'refund-1',
    })
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({ value: { refundFailedAt: shop.now() } })
  })

  test('can be requested again for the full period, and old reports are ignored', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    shop.provider.state.refunds.set('refund-1', 'given')
    await shop.settle()
    shop.pass(20 * DAY)
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    expect(await shop.refund()).toMatchObject({ value: { state: 'completed' } })
    expect(await refundableOrders(shop, 'ann')).toHaveLength(1)
    expect(await shop.refund({ refund: 'refund-2' })).toMatchObject({
      value: { state: 'refunded' },
    })
    await shop.settle()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'refunded' })
    expect(await shop.paid()).toBe(0)
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(0)
    expect(shop.provider.state.paidBack.map(({ refund }) => refund)).toEqual([
      'refund-1',
      'refund-2',
    ])
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({ value: { refundFailedAt: null } })
  })

  test('is detected by polling, until it is decided', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    await sendRefunds(shop)
    shop.pass(MINUTE)
    await sendRefunds(shop)
    expect(await shop.reads.orders.refundsDue(shop.now(), 9)).toEqual([])
    shop.provider.state.refunds.set('refund-1', 'failed')
    shop.pass(DAY)
    await sendRefunds(shop)
    expect(await shop.paid()).toBe(60)
    expect(await shop.reads.orders.refundsDue(shop.now() + 99 * DAY, 9)).toEqual([])

    const given = await openCompletedOrder()
    await given.refund()
    given.provider.state.refunds.set('refund-1', 'given')
    given.pass(MINUTE)
    await sendRefunds(given)
    expect(await given.reads.orders.refundsDue(given.now() + 99 * DAY, 9)).toEqual([])
    expect(await given.paid()).toBe(0)
  })

  test('that is refused fails immediately', async () => {
    const shop = await openCompletedOrder()
    shop.provider.state.refusesRefunds = true
    await shop.refund()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'completed' })
    expect(await shop.paid()).toBe(60)
    expect(shop.provider.state.paidBack).toEqual([])
  })

  test('because of a chargeback is treated as a chargeback', async () => {
    const shop = await openCompletedOrder()
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    shop.provider.state.refusesRefunds = true
    await shop.refund()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'charged-back' })
    expect(await shop.paid()).toBe(0)
    const notified = (await shop.deliveries()).map(({ notification }) => notification.kind)
    expect(notified).toContain('chargeback')
    expect(notified).not.toContain('refund-failed')
  })

  test('without a response is retried, and executed once', async () => {
    const shop = await openCompletedOrder()
    shop.provider.state.silent = true
    await shop.refund()
    expect((await shop.reads.orders.refundsOf('order-1')).at(-1)).toMatchObject({ sentAt: null })
    shop.provider.state.silent = false
    shop.pass(MINUTE)
    expect(await sendRefunds(shop)).toMatchObject({ sent: 1 })
    expect(shop.provider.state.paidBack).toEqual([
      { refund: 'refund-1', reference: 'ref-pay-1', amount },
    ])
    expect(await shop.paid()).toBe(0)
  })

  test('after a chargeback restores its credits when that is reversed', async () => {
    const shop = await openCompletedOrder()
    await shop.use(20)
    await shop.refund({ credits: 40 })
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'charged-back' })
    expect(await shop.paid()).toBe(0)
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({
      state: 'completed',
      returned: 0,
    })
    expect(await shop.paid()).toBe(40)
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(40)
  })

  test('can be requested again', async () => {
    const shop = await openCompletedOrder()
    for (const refund of ['refund-1', 'refund-2', 'refund-3']) {
      await shop.refund({ refund })
      expect(await shop.paid()).toBe(0)
      shop.provider.state.refunds.set(refund, 'failed')
      await shop.settle()
      expect(await shop.paid()).toBe(60)
    }
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(60)
  })

  test('does not conflict with a later refund by the site in the ledger', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    shop.provider.decide({ id: 'pay-1' }, 'refunded')
    await shop.settle()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'refunded' })
    expect(await shop.paid()).toBe(0)
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(0)
  })

  test('is not undone by a late report after another request', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    const first = (await shop.reads.orders.refundsOf('order-1')).at(-1)
    shop.provider.state.refunds.set('refund-1', 'failed')
    await shop.settle()
    await shop.refund({ refund: 'refund-2' })
    if (!first) throw new Error('no refund')
    await sendRefund(shop, first)
    expect((await shop.reads.orders.refundsOf('order-1')).at(-1)).toMatchObject({
      id: 'refund-2',
      nth: 2,
    })
  })
})
