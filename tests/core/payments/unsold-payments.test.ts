import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/checkout/cancel-order.ts'
import { retryPayment } from '#core/checkout/retry-payment.ts'
import { viewOrder } from '#core/checkout/view-orders.ts'
import { deleteAccount } from '#core/leaving/delete-account.ts'
import { reconcilePayments } from '#core/payments/reconcile.ts'
import { sendReturns } from '#core/payments/send-returns.ts'
import { HOUR } from '#core/shared/time.ts'
import { withdrawOrder } from '#core/withdrawals/withdraw-order.ts'
import { open } from '../checkout/late-money.ts'
import { links } from '../checkout/till.ts'

describe('a discount that is for one purchase', () => {
  test('is used by one of many orders that are all paid in the end; the money of the others goes back', async () => {
    const shop = await open()
    for (const nth of [1, 2, 3, 4]) await shop.place(nth, { code: 'TIMEBONUS25' })
    for (const nth of [1, 2, 3, 4]) await shop.report(`pay-${nth}`)
    const states = await Promise.all([1, 2, 3, 4].map(shop.stateOf))
    expect(states).toEqual(['cancelled', 'cancelled', 'cancelled', 'completed'])
    expect(await shop.paidCredits()).toBe(60)
    expect(await sendReturns(shop)).toMatchObject({ sent: 3 })
    expect(await shop.reads.discounts.claims('TIMEBONUS25', 'ann')).toHaveLength(1)
  })

  test('another one for a first purchase does not follow on it', async () => {
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

  test('stays with an order that waits when an attempt at another price is paid late and cannot be sold', async () => {
    const shop = await open()
    await shop.place(1)
    await shop.report('pay-1', 'failed')
    shop.pass(5 * HOUR)
    await retryPayment(shop, shop.order({ payment: 'pay-2' }))
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({
      state: 'pending',
      discount: { code: 'WELCOME25' },
    })
    // The time bonus went to somebody's order that was made with it meanwhile.
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

describe('money that comes late', () => {
  test('for an order that its member withdrew from goes back, and it cannot be paid again', async () => {
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

  test('for a member who left goes back; leaving gives up what is yet to be paid', async () => {
    const shop = await open()
    await shop.place(1)
    await deleteAccount(shop, { member: 'ann', reason: null, site: 'vonk' })
    expect(await shop.stateOf(1)).toBe('cancelled')
    expect(shop.provider.state.cancelled).toEqual(['ref-pay-1'])
    await shop.report('pay-1')
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    expect(await shop.paidCredits()).toBe(0)
  })

  test('leaving does not wait for a payment of which nobody knows whether it goes on', async () => {
    const shop = await open()
    await shop.place(1)
    await shop.commit(async ({ orders }) => {
      const payment = await orders.paymentById('pay-1')
      if (payment) await orders.savePayment({ ...payment, state: 'unknown' })
    })
    await deleteAccount(shop, { member: 'ann', reason: null, site: 'vonk' })
    expect(await shop.reads.accounts.byId('ann')).toMatchObject({ status: 'deleted' })
    // Nothing is begun for somebody who left.
    const charges = shop.provider.state.charges.length
    shop.pass(HOUR)
    await reconcilePayments(shop, { links })
    expect(shop.provider.state.charges).toHaveLength(charges)
    await shop.report('pay-1')
    expect(await shop.stateOf(1)).toBe('cancelled')
    expect(await shop.paidCredits()).toBe(0)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
  })

  test('for an order that a bank took back restores nothing: another payment is not that one', async () => {
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
