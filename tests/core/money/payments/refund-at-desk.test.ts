import { describe, expect, test } from 'bun:test'
import { spend } from '#core/money/book.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundAtDesk, viewDeskRefund } from '#core/money/payments/refund-at-desk.ts'
import { balanceOf } from '#core/money/ports.ts'
import { refundableOrders } from '#core/money/read-orders.ts'
import { settlePayment } from '#core/money/settling/provider.ts'
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
      leaves: false,
      reason: 'Dubbel betaald',
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
    expect(await shop.view()).toMatchObject({ most: { amount: shop.total }, unspent: 40 })
    expect(await shop.refund()).toMatchObject({ ok: true, value: { state: 'refunded' } })
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: shop.total })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 0 })
    expect(await shop.reads.orders.refundOf('order-1')).toMatchObject({
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

  test('is never less than what the member could ask for, nor more than what is left', async () => {
    const shop = await bought(30)
    const half = Math.round(shop.total / 2)
    const refused = { ok: false, error: { code: 'refund.amount', most: shop.total } } as const
    expect(await shop.refund({ amount: half - 1 })).toMatchObject(refused)
    expect(await shop.refund({ amount: half - 1, leaves: true })).toMatchObject(refused)
    expect(await shop.refund({ amount: shop.total + 1 })).toMatchObject(refused)
    shop.pass(400 * DAY)
    // Too late for the member: credits that are taken are still paid for.
    expect(await shop.refund({ amount: half - 1 })).toMatchObject(refused)
    expect(await shop.refund({ amount: 100, leaves: true })).toMatchObject({ ok: true })
    expect(await shop.order()).toMatchObject({ state: 'refunded', returned: 100 })
    expect(await shop.wallet()).toEqual({ granted: 30, paid: 0 })
  })

  test('of an order whose credits are all used may be of any amount', async () => {
    const shop = await bought(60)
    expect(await shop.view()).toMatchObject({
      unspent: 0,
      least: { taking: { amount: 1 }, leaving: { amount: 1 } },
    })
    expect(await shop.refund({ amount: 250 })).toMatchObject({ ok: true })
    expect(await shop.order()).toMatchObject({ returned: 250 })
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
    expect(await shop.refund({ order: 'none' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
    expect(await shop.wallet()).toEqual({ granted: 0, paid: 60 })
    expect(shop.provider.state.paidBack).toEqual([])
  })

  test('is made once, also of two operators at once', async () => {
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
            ...{ leaves: false, reason: 'Twee keer' },
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
    expect((await shop.reads.orders.refundOf('order-1'))?.failedAt).toBe(shop.now())
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
    expect(await shop.view()).toMatchObject({ unspent: 0, most: { amount: shop.total } })
  })
})
