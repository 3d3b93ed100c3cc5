import { describe, expect, test } from 'bun:test'
import type { PaymentState } from '#core/orders/order.ts'
import { settlePayment } from '#core/payments/settle-payment.ts'
import { bought } from '../checkout/bought.ts'

/** Ann's sixty credits, and a report of her payment that is handled after `meanwhile`. */
async function heardLate(...meanwhile: readonly PaymentState[]) {
  const shop = await bought()
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
  const late = { ...shop, providers: () => provider }
  const settled = await settlePayment(late, { provider: 'sandbox', reference: 'ref-pay-1' })
  const told = (await shop.deliveries()).map(({ notice }) => notice.kind)
  return { ...shop, settled, told, looks }
}

describe('a stale report', () => {
  test.each([
    ['charged-back', 'chargeback'],
    ['refunded', 'refund'],
  ] as const)('of "paid" is checked again once the payment is %s', async (state, kind) => {
    const shop = await heardLate(state)
    expect(shop.looks).toBe(2)
    expect(shop.settled).toMatchObject({ value: { order: { state }, payment: { state } } })
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state })
    expect(await shop.paid()).toBe(0)
    expect(shop.told).toEqual(['receipt', kind])
  })

  test('needs no second request if both agree', async () => {
    const shop = await heardLate('paid')
    expect(shop.looks).toBe(1)
    expect(await shop.paid()).toBe(60)
  })

  test('is retried a few times at most, and changes nothing', async () => {
    const shop = await heardLate('charged-back', 'paid', 'charged-back', 'paid')
    expect(shop.looks).toBe(3)
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'charged-back' })
    expect(await shop.paid()).toBe(0)
  })
})
