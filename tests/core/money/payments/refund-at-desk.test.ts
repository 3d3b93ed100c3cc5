import { describe, expect, test } from 'bun:test'
import { spend } from '#core/money/book.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundAtDesk, viewDeskRefund } from '#core/money/payments/refund-at-desk.ts'
import { balanceOf } from '#core/money/ports.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import { DAY } from '#core/shared/time.ts'
import { openShop } from '../checkout/till.ts'

/** Ann bought sixty credits for 39.99, and used some. */
async function bought(used = 0) {
  const shop = await openShop()
  await placeOrder(shop, shop.order({ code: null }))
  shop.provider.decide({ id: 'pay-1' }, 'paid')
  const settle = () => settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
  await settle()
  if (used > 0)
    await shop.commit((stores) =>
      spend(stores, shop, { member: 'ann', amount: used, reference: 'm-1', reason: 'message' }),
    )
  const order = async () => {
    const found = await shop.reads.orders.byId('order-1')
    if (!found) throw new Error('no order')
    return found
  }
  const total = (await order()).total.amount
  const refund = async (changes: Partial<Parameters<typeof refundAtDesk>[1]> = {}) =>
    refundAtDesk(shop, {
      order: 'order-1',
      refund: 'back-1',
      amount: total,
      unspent: 60 - used,
      left: total - (await order()).returned,
      leaves: false,
      reason: 'Dubbel betaald',
      by: 'mia',
      ...changes,
    })
  const view = async () => viewDeskRefund(shop, await order())
  const wallet = () => shop.reads.wallets.of('ann')
  const booked = async () =>
    (await shop.reads.ledger.balance('paid:ann')) + (await shop.reads.ledger.balance('granted:ann'))
  return { ...shop, settle, order, total, refund, view, wallet, booked }
}

describe('a refund at the desk', () => {
  test('of everything takes the unused credits back, however late', async () => {
    const shop = await bought(20)
    shop.pass(400 * DAY)
    expect(await refundableOrders(shop, 'ann')).toEqual([])
    expect(await shop.view()).toMatchObject({ left: { amount: shop.total }, unspent: 40 })
    expect(await shop.refund()).toMatchObject({ ok: true, value: { state: 'refunded' } })
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: shop.total })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 0 })
    expect((await shop.reads.orders.refundsOf('order-1')).at(-1)).toMatchObject({
      credits: 40,
      reason: 'Dubbel betaald',
      amount: { amount: shop.total },
    })
    expect(shop.provider.state.paidBack).toMatchObject([{ amount: { amount: shop.total } }])
    expect(await shop.view()).toBeNull()
  })

  test('can leave the credits: as granted ones, so that no other order is refunded for them', async () => {
    const shop = await bought()
    await shop.refund({ leaves: true })
    expect(await shop.wallet()).toEqual({ granted: 60, paid: 0 })
    expect(balanceOf(await shop.wallet())).toBe(await shop.booked())
    expect(await refundableOrders(shop, 'ann')).toEqual([])
  })

  test.each([
    ['all of it', null, true],
    ['all of it', null, false],
    ['a part', 1000, true],
    ['a part', 1000, false],
  ] as const)(
    'repeated, of %s (%p), is the same only with the same credits',
    async (_, part, leaves) => {
      const shop = await bought()
      const asked = { amount: part ?? shop.total, left: shop.total, leaves }
      expect(await shop.refund(asked)).toMatchObject({ ok: true })
      const wallet = await shop.wallet()
      expect(await shop.refund(asked)).toMatchObject({ ok: true })
      const flipped = await shop.refund({ ...asked, leaves: !leaves })
      expect(flipped).toEqual({ ok: false, error: { code: 'refund.id-taken' } })
      expect(await shop.wallet()).toEqual(wallet)
      expect(await shop.reads.orders.refundsOf('order-1')).toHaveLength(1)
    },
  )

  test('is of any part, again and again, until nothing is left', async () => {
    const shop = await bought(30)
    const third = Math.floor(shop.total / 3)
    expect(await shop.refund({ amount: third })).toMatchObject({ value: { state: 'completed' } })
    // As many credits as the amount is worth: the rest can still be used, or refunded by the member.
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 11 })
    expect(await refundableOrders(shop, 'ann')).toMatchObject([{ credits: 11 }])
    expect(await shop.view()).toMatchObject({ left: { amount: shop.total - third }, unspent: 11 })

    const again = { refund: 'back-2', amount: 100, unspent: 11, leaves: true }
    expect(await shop.refund(again)).toMatchObject({ ok: true })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 11 })
    const left = shop.total - third - 100
    expect(await shop.refund({ refund: 'back-3', amount: left + 1, unspent: 11 })).toMatchObject({
      error: { code: 'refund.amount', left: { amount: left, currency: 'EUR' } },
    })
    shop.pass(400 * DAY)
    expect(await shop.refund({ refund: 'back-3', amount: left, unspent: 11 })).toMatchObject({
      value: { state: 'refunded', returned: shop.total },
    })
    expect(await shop.booked()).toBe(0)
    expect(await shop.view()).toBeNull()
    expect(shop.provider.state.paidBack).toHaveLength(3)
    expect(await shop.reads.orders.refundsOf('order-1')).toMatchObject([
      { nth: 1, credits: 19, by: 'mia' },
      { nth: 2, credits: 0 },
      { nth: 3, credits: 11 },
    ])
  })

  test('of a part that fails is free to be refunded again, and the others stand', async () => {
    const shop = await bought()
    const half = Math.ceil(shop.total / 2)
    await shop.refund({ amount: half })
    await shop.refund({ refund: 'back-2', amount: shop.total - half, unspent: 30 })
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: shop.total })
    shop.provider.state.refunds.set('back-1', 'failed')
    await shop.settle()
    expect(await shop.order()).toMatchObject({ state: 'completed', returned: shop.total - half })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 30 })
    expect(await shop.view()).toMatchObject({ left: { amount: half }, unspent: 30 })
    const failed = { type: 'order.refund-failed', refund: 'back-1' }
    expect(await shop.allEvents()).toContainEqual(expect.objectContaining(failed))
  })

  test('of a part leaves a chargeback the rest, and its reversal restores both', async () => {
    const shop = await bought()
    await shop.refund({ amount: 1000 })
    const after = await shop.wallet()
    shop.provider.decide({ id: 'pay-1' }, 'charged-back')
    await shop.settle()
    expect(await shop.order()).toMatchObject({ state: 'charged-back', returned: shop.total })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 0 })
    expect(await shop.view()).toBeNull()
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await shop.settle()
    expect(await shop.order()).toMatchObject({ state: 'completed', returned: 1000 })
    expect(await shop.wallet()).toEqual(after)
  })

  test('is refused without a reason, and where credits were used meanwhile', async () => {
    const shop = await bought()
    expect(await shop.refund({ reason: '  ' })).toMatchObject({ error: { code: 'reason.missing' } })
    expect(await shop.refund({ reason: 'x'.repeat(501) })).toMatchObject({
      error: { code: 'reason.too-long', limit: 500 },
    })
    expect(await shop.refund({ unspent: 59 })).toMatchObject({
      error: { code: 'refund.changed', credits: 60 },
    })
    expect(await shop.refund({ left: shop.total - 1 })).toMatchObject({
      error: { code: 'refund.changed' },
    })
    expect(await shop.refund({ order: 'none' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 60 })
    expect(shop.provider.state.paidBack).toEqual([])
  })

  test('as seen by two operators at once is made by one of them', async () => {
    const shop = await bought()
    let recorded = 0
    const record = async () => {
      recorded += 1
    }
    const [first, second] = await Promise.all(
      ['back-1', 'back-2'].map((refund) =>
        refundAtDesk(
          shop,
          {
            ...{ order: 'order-1', refund, amount: shop.total, unspent: 60 },
            ...{ left: shop.total, leaves: false, reason: 'Twee keer', by: null },
          },
          record,
        ),
      ),
    )
    expect(first).toMatchObject({ ok: true })
    expect(second).toMatchObject({ error: { code: 'refund.not-possible' } })
    expect(recorded).toBe(1)
    expect(await shop.refund({ refund: 'back-1', reason: 'Twee keer' })).toMatchObject({ ok: true })
    expect(await shop.refund({ refund: 'back-1' })).toMatchObject({
      error: { code: 'refund.id-taken' },
    })
    expect(shop.provider.state.paidBack).toHaveLength(1)
  })

  test('that its provider refuses gives the credits back, and can be tried again', async () => {
    const shop = await bought()
    shop.provider.state.refusesRefunds = true
    await shop.refund()
    expect(await shop.order()).toMatchObject({ state: 'completed', returned: 0 })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 60 })
    expect((await shop.reads.orders.refundsOf('order-1'))[0]?.failedAt).toBe(shop.now())
    shop.provider.state.refusesRefunds = false
    expect(await shop.refund({ refund: 'back-2' })).toMatchObject({ value: { state: 'refunded' } })
    expect(await shop.booked()).toBe(0)
  })

  test('that fails after the credits were left does not give them twice', async () => {
    const shop = await bought()
    shop.provider.state.refusesRefunds = true
    await shop.refund({ leaves: true })
    expect(await shop.wallet()).toEqual({ granted: 60, paid: 0 })
    expect(await shop.booked()).toBe(60)
    expect(await shop.view()).toMatchObject({ unspent: 0, left: { amount: shop.total } })
  })
})
