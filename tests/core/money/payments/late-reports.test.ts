import { describe, expect, test } from 'bun:test'
import type { PaymentState } from '#core/money/order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

/** Ann's sixty credits, and a report of her payment that is handled after `meanwhile`. */
async function withLateReport(...meanwhile: readonly PaymentState[]) {
  const shop = await openCompletedOrder()
  let looks = 0
  const provider = {
    ...shop.provider,
    async look(reference: string) {
      looks += 1
      const report = await shop.provider.look(reference)
      const state = meanwhile[looks - 1]
      if (state) {
        shop.provider.decide({ id: 'pay-1' }, state)
        await shop.settle()
      }
      return report
    },
  }
  const delayed = { ...shop, providers: () => provider }
  const settled = await settlePayment(delayed, { provider: 'sandbox', reference: 'ref-pay-1' })
  const notified = (await shop.deliveries()).map(({ notification }) => notification.kind)
  return { ...shop, settled, notified, looks }
}

describe('a stale report', () => {
  test.each([
    ['charged-back', 'chargeback'],
    ['refunded', 'refund'],
  ] as const)('of "paid" is checked again once the payment is %s', async (state, kind) => {
    const shop = await withLateReport(state)
    expect(shop.looks).toBe(2)
    expect(shop.settled).toMatchObject({ value: { order: { state }, payment: { state } } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state })
    expect(await shop.paid()).toBe(0)
    expect(shop.notified).toEqual(['receipt', kind])
  })

  test('needs no second request if both agree', async () => {
    const shop = await withLateReport('paid')
    expect(shop.looks).toBe(1)
    expect(await shop.paid()).toBe(60)
  })

  test('is retried a few times at most, and changes nothing', async () => {
    const shop = await withLateReport('charged-back', 'paid', 'charged-back', 'paid')
    expect(shop.looks).toBe(3)
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'charged-back' })
    expect(await shop.paid()).toBe(0)
  })
})
