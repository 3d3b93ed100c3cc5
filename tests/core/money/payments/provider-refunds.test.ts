import { describe, expect, test } from 'bun:test'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import type { PaymentState } from '#core/money/order.ts'
import { sendRefunds } from '#core/money/payments/refund-order.ts'
import { DAY } from '#core/shared/time.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

/** Ann's sixty credits, of which she used twenty, and the provider's reports of her payment. */
async function used20() {
  const shop = await openCompletedOrder()
  await shop.use(20)
  const report = (state: PaymentState) => {
    shop.provider.decide({ id: 'pay-1' }, state)
    return shop.settle()
  }
  const order = () => shop.reads.orders.byId('order-1')
  const notified = async () =>
    (await shop.deliveries()).map(({ notification }) => notification.kind)
  return { ...shop, report, order, notified }
}

describe('a refund made at the provider', () => {
  test('takes the credits left; a failure restores them, and both are notified', async () => {
    const shop = await used20()
    await shop.report('refunded')
    expect(await shop.paid()).toBe(0)
    shop.pass(20 * DAY)
    await shop.report('paid')
    await shop.report('paid')

    expect(await shop.order()).toMatchObject({ state: 'completed', returned: 0 })
    expect((await shop.reads.orders.payments('order-1'))[0]).toMatchObject({ state: 'paid' })
    expect(await shop.paid()).toBe(40)
    expect(await shop.reads.ledger.balance('paid:ann')).toBe(40)
    expect((await shop.reads.accounts.byId('ann'))?.premiumSince).toBe(shop.now())
    const reasons = (await shop.reads.ledger.of('ann', null, 9)).map(({ reason }) => reason)
    expect(reasons).toEqual(['refund-failed', 'refund', 'message', 'purchase'])
    expect(await shop.notified()).toEqual(['receipt', 'refund', 'refund-failed'])
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({ value: { refundFailedAt: shop.now() } })
  })

  test('can be followed by another, from us or there', async () => {
    const shop = await used20()
    for (const state of ['refunded', 'paid', 'refunded', 'paid'] as const) await shop.report(state)
    expect(await shop.paid()).toBe(40)
    expect(await shop.refund({ credits: 40 })).toMatchObject({ value: { state: 'refunded' } })
    expect(await shop.paid()).toBe(0)
    // The provider does not know ours yet.
    await shop.report('paid')
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: 1999 })
  })

  test('is not sent or polled like ours', async () => {
    const shop = await used20()
    await shop.report('refunded')
    shop.pass(DAY)
    expect(await sendRefunds(shop)).toEqual({ sent: 0, errors: [] })
    expect(shop.provider.state.paidBack).toEqual([])
  })

  test('with a chargeback takes nothing more, and a failure restores it', async () => {
    const shop = await used20()
    for (const state of ['refunded', 'charged-back'] as const) await shop.report(state)
    expect(await shop.order()).toMatchObject({ state: 'charged-back', chargedBackCredits: 0 })
    await shop.report('refunded')
    expect(await shop.order()).toMatchObject({ state: 'refunded' })
    expect(await shop.paid()).toBe(0)
    await shop.report('paid')
    expect(await shop.order()).toMatchObject({ state: 'completed' })
    expect(await shop.paid()).toBe(40)
  })
})
