import { describe, expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { reconcilePayments } from '#core/money/payments/reconcile.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import { HOUR } from '#core/shared/time.ts'
import { open } from '../checkout/provider-reports.ts'
import { links } from '../checkout/till.ts'

describe('a single-purchase discount', () => {
  test('is used by one of many paid orders; the others are returned', async () => {
    const shop = await open()
    for (const nth of [1, 2, 3, 4]) await shop.place(nth, { code: 'TIMEBONUS25' })
    for (const nth of [1, 2, 3, 4]) await shop.report(`pay-${nth}`)
    const states = await Promise.all([1, 2, 3, 4].map(shop.stateOf))
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed'])
    expect(await shop.paidCredits()).toBe(60)
    expect(await sendReturns(shop)).toMatchObject({ sent: 3 })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toHaveLength(1)
  })

  test('is not followed by another first-purchase discount', async () => {
    const shop = await open()
    await shop.place(1)
    shop.pass(5 * HOUR)
    await shop.place(2)
    const [first, second] = await Promise.all(
      ['order-1', 'order-2'].map((id) => shop.reads.orders.byId(id)),
    )
    expect([first?.discount?.code, second?.discount?.code]).toEqual(['TIMEBONUS25', 'WELCOME25'])
    await shop.report('pay-1')
    await shop.report('pay-2')
    expect([await shop.stateOf(1), await shop.stateOf(2)]).toEqual(['completed', 'cancelled'])
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    expect(await shop.paidCredits()).toBe(60)
  })

  test('stays with a pending order when a late attempt at another price cannot be sold', async () => {
    const shop = await open()
    await shop.place(1)
    await shop.report('pay-1', 'failed')
    shop.pass(5 * HOUR)
    await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({
      state: 'pending',
      discount: { code: 'WELCOME25' },
    })
    // Another order used the time bonus meanwhile.
    await shop.commit(({ discounts }) =>
      discounts.claim({ code: 'TIMEBONUS25', member: 'ann', order: 'other', scope: 'ann' }),
    )
    await shop.report('pay-1')
    expect(await shop.stateOf(1)).toBe('pending')
    await shop.report('pay-2')
    expect(await shop.stateOf(1)).toBe('completed')
    expect(await shop.paidCredits()).toBe(60)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
  })
})

describe('a late payment', () => {
  test('of a withdrawn order is returned, and the order cannot be retried', async () => {
    const shop = await open()
    await shop.place(1)
    const stated = {
      id: 'w-1',
      member: 'ann',
      order: 'order-1',
      name: 'Ann',
      language: 'nl',
    } as const
    expect(await withdrawOrder(shop, stated)).toMatchObject({ value: { result: 'unpaid' } })
    await shop.report('pay-1')
    expect(await shop.stateOf(1)).toBe('cancelled')
    expect(await shop.paidCredits()).toBe(0)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    expect(await retryPayment(shop, shop.order({ payment: 'pay-2' }))).toMatchObject({
      error: { code: 'order.not-payable' },
    })
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { retry: null },
    })
  })

  test('of a deleted member is returned; deletion cancels unpaid orders', async () => {
    const shop = await open()
    await shop.place(1)
    await deleteAccount(shop, { member: 'ann', reason: null, site: 'vonk' })
    expect(await shop.stateOf(1)).toBe('cancelled')
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
    await shop.report('pay-1')
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    expect(await shop.paidCredits()).toBe(0)
  })

  test('a deletion does not wait for a payment in an unknown state', async () => {
    const shop = await open()
    await shop.place(1)
    await shop.commit(async ({ orders }) => {
      const payment = await orders.paymentById('pay-1')
      if (payment) await orders.savePayment({ ...payment, state: 'unknown' })
    })
    await deleteAccount(shop, { member: 'ann', reason: null, site: 'vonk' })
    expect(await shop.reads.accounts.byId('ann')).toMatchObject({ status: 'deleted' })
    // Nothing is started for a deleted member.
    const charges = shop.provider.state.charges.length
    shop.pass(HOUR)
    await reconcilePayments(shop, { links })
    expect(shop.provider.state.charges).toHaveLength(charges)
    await shop.report('pay-1')
    expect(await shop.stateOf(1)).toBe('cancelled')
    expect(await shop.paidCredits()).toBe(0)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
  })

  test('of an order with a chargeback restores nothing: it is another payment', async () => {
    const shop = await open()
    await shop.place(1)
    await cancelOrder(shop, { member: 'ann', order: 'order-1' })
    await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    await shop.report('pay-2')
    await shop.report('pay-2', 'charged-back')
    await shop.report('pay-1')
    expect(await shop.stateOf(1)).toBe('charged-back')
    expect(await shop.paidCredits()).toBe(0)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
  })
})
