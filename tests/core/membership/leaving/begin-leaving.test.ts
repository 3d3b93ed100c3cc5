import { describe, expect, test } from 'bun:test'
import { beginLeaving } from '#core/membership/leaving/begin-leaving.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { spend } from '#core/money/book.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundOrder } from '#core/money/payments/refund-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { giveStayDiscount } from '#core/money/stay-discount.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { openShop } from '../../money/checkout/till.ts'

const COMPANY = { deleteDiscount: 50 }

async function open() {
  const shop = await openShop()
  const begin = () => beginLeaving(shop, { member: 'ann', reason: 'other', company: COMPANY })
  const buy = async (n: number) => {
    await placeOrder(shop, shop.order({ order: `order-${n}`, payment: `pay-${n}` }))
    shop.provider.decide({ id: `pay-${n}` }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: `ref-pay-${n}` })
  }
  const stay = () => giveStayDiscount(shop, { member: 'ann', company: COMPANY })
  return { ...shop, begin, buy, stay }
}

describe('the refundable credits of a member who leaves', () => {
  test('are listed by order, each credit once, and refundable in that order', async () => {
    const shop = await open()
    await shop.buy(1)
    shop.pass(HOUR)
    await shop.buy(2)
    const move = { member: 'ann', amount: 70, reference: 'message', reason: 'message' } as const
    await shop.commit((stores) => spend(stores, shop, move))
    const { refundable } = await shop.begin()
    // Fifty are left, from the newest order.
    expect(refundable).toMatchObject([{ order: 'order-2', credits: 50, amount: { amount: 3333 } }])
    for (const { order, credits } of refundable) {
      const refund = { member: 'ann', order, refund: `refund-${order}`, credits }
      expect(await refundOrder(shop, refund)).toMatchObject({ ok: true })
    }
    expect((await shop.reads.wallets.of('ann')).paid).toBe(0)
    expect((await shop.begin()).refundable).toEqual([])
  })

  test('of several orders are all included', async () => {
    const shop = await open()
    await shop.buy(1)
    shop.pass(HOUR)
    await shop.buy(2)
    const { refundable } = await shop.begin()
    expect(refundable.map(({ order, credits }) => [order, credits])).toEqual([
      ['order-2', 60],
      ['order-1', 60],
    ])
  })

  test('are none after the refund period', async () => {
    const shop = await open()
    await shop.buy(1)
    shop.pass(15 * DAY)
    expect((await shop.begin()).refundable).toEqual([])
  })
})

describe('the retention discount', () => {
  test('is for members who started to leave, for a while', async () => {
    const shop = await open()
    shop.pass(5 * HOUR)
    expect(await shop.stay()).toBeNull()
    expect(await shop.begin()).toMatchObject({ discount: 50, alternatives: expect.any(Array) })
    shop.pass(DAY)
    expect(await shop.stay()).toBeNull()
    await shop.begin()
    expect(await shop.stay()).toMatchObject({ percentage: 50 })
    // Its code is shown again.
    expect(await shop.begin()).toMatchObject({ discount: 50 })
    expect(await shop.stay()).toMatchObject({ percentage: 50 })
  })

  test('is not for new members without a purchase', async () => {
    const shop = await open()
    expect(await shop.begin()).toMatchObject({ discount: 0 })
    expect(await shop.stay()).toBeNull()
    await shop.buy(1)
    expect(await shop.begin()).toMatchObject({ discount: 50 })
    expect(await shop.stay()).toMatchObject({ percentage: 50 })
  })

  test('is not for deleted members', async () => {
    const shop = await open()
    shop.pass(5 * HOUR)
    await deleteAccount(shop, { member: 'ann', reason: 'other', site: 'vonk' })
    await shop.begin()
    expect(await shop.stay()).toBeNull()
  })
})
