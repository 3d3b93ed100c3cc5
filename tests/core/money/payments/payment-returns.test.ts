import { describe, expect, test } from 'bun:test'
import { cancelOrder } from '#core/money/checkout/cancel-order.ts'
import { retryPayment } from '#core/money/checkout/retry-payment.ts'
import { viewOrder, viewOrders } from '#core/money/checkout/view-orders.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { sendReturns } from '#core/money/payments/send-returns.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { open } from '../checkout/provider-reports.ts'

/** Ann paid her order twice: by the cancelled first attempt, and by the second. */
async function paidTwice() {
  const shop = await open()
  await shop.place(1)
  await cancelOrder(shop, { member: 'ann', order: 'order-1' })
  await retryPayment(shop, shop.order({ payment: 'pay-2' }))
  await shop.report('pay-2')
  await shop.report('pay-1')
  return shop
}

describe('an order that is paid twice', () => {
  test('is sold once, and the second payment is returned completely', async () => {
    const shop = await paidTwice()
    expect(await shop.stateOf(1)).toBe('completed')
    expect(await shop.paidCredits()).toBe(60)
    const payment = { member: 'ann', order: 'order-1', payment: 'pay-1' }
    expect(await shop.notifications('payment-returned')).toEqual([
      { kind: 'payment-returned', ...payment },
    ])
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'refunded' })
    expect(await shop.reads.orders.paymentById('pay-2')).toMatchObject({ state: 'paid' })
    expect(shop.sentBack()).toEqual([['return-pay-1', 2999]])

    // Repeated reports return it once.
    await shop.hear('pay-1')
    shop.provider.state.refunds.set('return-pay-1', 'given')
    await shop.report('pay-1', 'refunded')
    shop.pass(DAY)
    expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
    expect(shop.sentBack()).toHaveLength(1)
    expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({ failedAt: null })
    expect((await shop.reads.paymentReturns.of('pay-1'))?.givenAt).not.toBeNull()
    const seen = await viewOrder(shop, { member: 'ann', order: 'order-1' })
    expect(seen).toMatchObject({
      value: { order: { returned: 0 }, returns: [{ payment: 'pay-1' }] },
    })
    const [listed] = await viewOrders(shop, { member: 'ann' })
    expect(listed).toMatchObject({ order: { id: 'order-1' }, returns: [{ payment: 'pay-1' }] })
  })

  test('is returned by an unreachable provider later, with polling', async () => {
    const shop = await paidTwice()
    shop.provider.state.reachable = false
    expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
    shop.provider.state.reachable = true
    expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
    shop.pass(HOUR)
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
    shop.provider.state.refunds.set('return-pay-1', 'given')
    shop.pass(HOUR)
    expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
    expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({ givenAt: shop.now() })
    expect(await shop.reads.paymentReturns.due(shop.now() + 99 * DAY, 9)).toEqual([])
  })

  test.each(['refuses at once', 'fails later'])(
    'the member is notified when the provider %s',
    async (how) => {
      const shop = await paidTwice()
      if (how === 'refuses at once') shop.provider.state.refusesRefunds = true
      await sendReturns(shop)
      shop.provider.state.refunds.set('return-pay-1', 'failed')
      await shop.hear('pay-1')
      await shop.hear('pay-1')
      expect(await shop.notifications('return-failed')).toHaveLength(1)
      expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({ failedAt: shop.now() })
      // The site holds the money: the ledger says so until an operator returned it.
      expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'paid' })
      expect(await shop.paidCredits()).toBe(60)
      shop.pass(DAY)
      expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
    },
  )

  test('a payment of a removed provider waits', async () => {
    const shop = await paidTwice()
    const withoutProvider = { ...shop, providers: () => null }
    expect(await sendReturns(withoutProvider)).toMatchObject({ sent: 0 })
    expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({
      sentAt: null,
      failedAt: null,
    })
  })

  test('nothing is stored for a deleted order or payment', async () => {
    const shop = await paidTwice()
    const { orders } = shop.reads
    const without = {
      ...shop,
      reads: { ...shop.reads, orders: { ...orders, byId: async () => null } },
    }
    await sendReturns(without)
    expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({ sentAt: null })
  })
})

describe('a chargeback of a payment that is being returned', () => {
  const order = async (shop: Awaited<ReturnType<typeof paidTwice>>) =>
    shop.reads.orders.byId('order-1')

  test.each(['before it was sent', 'after it was sent', 'unheard of until it is refused'])(
    'ends the return without a failure notification, %s',
    async (when) => {
      const shop = await paidTwice()
      if (when === 'after it was sent') await sendReturns(shop)
      if (when === 'unheard of until it is refused') {
        shop.provider.decide({ id: 'pay-1' }, 'charged-back')
        shop.provider.state.refusesRefunds = true
        await sendReturns(shop)
      } else await shop.report('pay-1', 'charged-back')
      expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'charged-back' })
      expect(await shop.notifications('return-failed')).toEqual([])
      expect(await shop.reads.paymentReturns.due(shop.now() + 99 * DAY, 9)).toEqual([])
      expect(await order(shop)).toMatchObject({ state: 'completed' })
      // The payment that bought the order is the only one left.
      await shop.report('pay-2', 'charged-back')
      expect(await order(shop)).toMatchObject({ state: 'charged-back' })
      expect(await shop.paidCredits()).toBe(0)
    },
  )

  test('that is reversed returns it after all', async () => {
    const shop = await paidTwice()
    await shop.report('pay-1', 'charged-back')
    await shop.report('pay-1', 'paid')
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'refunded' })
    expect(await sendReturns(shop)).toMatchObject({ sent: 1 })
  })
})

describe('a failed payment return', () => {
  /** The site holds the money that could not be returned. */
  async function failed() {
    const shop = await paidTwice()
    await sendReturns(shop)
    shop.provider.state.refunds.set('return-pay-1', 'given')
    await shop.hear('pay-1')
    await shop.hear('pay-1')
    shop.provider.state.refunds.set('return-pay-1', 'failed')
    await shop.hear('pay-1')
    return shop
  }

  test('is reported also after it seemed completed', async () => {
    const shop = await failed()
    expect(await shop.notifications('return-failed')).toHaveLength(1)
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'paid' })
  })

  test('does not keep its order on a chargeback of the other payment', async () => {
    const shop = await failed()
    await shop.report('pay-2', 'charged-back')
    expect(await shop.stateOf(1)).toBe('charged-back')
    expect(await shop.paidCredits()).toBe(0)
    await shop.report('pay-1', 'charged-back')
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'charged-back' })
    await shop.report('pay-1', 'paid')
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'paid' })
    expect(await sendReturns(shop)).toMatchObject({ sent: 0 })
  })

  test('can be executed by hand at the provider', async () => {
    const shop = await failed()
    shop.provider.state.refunds.set('return-pay-1', 'given')
    await shop.report('pay-1', 'refunded')
    expect(await shop.reads.orders.paymentById('pay-1')).toMatchObject({ state: 'refunded' })
    expect(await shop.reads.paymentReturns.of('pay-1')).toMatchObject({ failedAt: null })
  })

  test('leaves refunds to the payment that bought the order', async () => {
    const shop = await failed()
    const refund = { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 60 }
    expect(await refundOrder(shop, refund)).toMatchObject({ ok: true })
    expect(shop.provider.state.paidBack.at(-1)).toMatchObject({
      refund: 'refund-1',
      reference: 'ref-pay-2',
    })
  })
})
