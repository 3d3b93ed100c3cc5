import { describe, expect, test } from 'bun:test'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { refundOrder, sendRefunds } from '#core/money/payments/refund-order.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'
import { openShop } from '../checkout/till.ts'

const NOT_POSSIBLE = { ok: false, error: { code: 'refund.not-possible' } } as const

describe('a refund', () => {
  test('takes the unused credits, and returns their money', async () => {
    const shop = await openCompletedOrder()
    expect(await shop.refund()).toMatchObject({ ok: true, value: { state: 'refunded' } })
    expect(await shop.paid()).toBe(0)
    const amount = { amount: 2999, currency: 'EUR' }
    expect(shop.provider.state.paidBack).toEqual([
      { refund: 'refund-1', reference: 'ref-pay-1', amount },
    ])
    const [newest] = await shop.reads.ledger.of('ann', null, 9)
    expect(newest).toMatchObject({ reason: 'refund', amount: 60 })
    expect((await shop.allEvents()).at(-1)).toMatchObject({ type: 'order.refund-requested' })
  })

  test('of a part returns the unused part', async () => {
    const shop = await openCompletedOrder()
    await shop.use(20)
    expect(await shop.refund()).toEqual({
      ok: false,
      error: { code: 'refund.changed', credits: 40 },
    })
    expect(await shop.paid()).toBe(40)
    await shop.refund({ credits: 40 })
    expect(shop.provider.state.paidBack[0]?.amount.amount).toBe(1999)
  })

  test('requested twice, or eight times concurrently, is executed once', async () => {
    const shop = await openCompletedOrder()
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => shop.refund()))
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
    expect(await shop.refund({ refund: 'refund-2' })).toEqual(NOT_POSSIBLE)
    expect(shop.provider.state.paidBack).toHaveLength(1)
  })

  test('is for one’s own paid order, within the refund period', async () => {
    const shop = await openCompletedOrder()
    expect(await shop.refund({ member: 'bob' })).toMatchObject({
      error: { code: 'order.not-found' },
    })
    shop.pass(14 * DAY)
    expect(await shop.refund()).toEqual(NOT_POSSIBLE)

    const unpaid = await openShop()
    await placeOrder(unpaid, unpaid.order())
    const command = { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 60 }
    expect(await refundOrder(unpaid, command)).toEqual(NOT_POSSIBLE)
  })

  test('confirmed later by the provider changes nothing more', async () => {
    const shop = await openCompletedOrder()
    await shop.refund()
    shop.provider.decide({ id: 'pay-1' }, 'refunded')
    await shop.settle()
    expect(await shop.reads.orders.byId('order-1')).toMatchObject({ state: 'refunded' })
    expect(await shop.paid()).toBe(0)
  })

  test('of spent credits, or under a used id, changes nothing', async () => {
    const shop = await openCompletedOrder()
    const raced = (changes: object) => ({
      ...shop,
      atomically: ((work) =>
        shop.atomically((stores) =>
          work({ ...stores, ...Object(change(stores, changes)) }),
        )) satisfies typeof shop.atomically,
    })
    const change = (stores: object, changes: object) =>
      Object.fromEntries(
        Object.entries(changes).map(([name, own]) => [name, { ...Object(stores)[name], ...own }]),
      )
    const command = { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 60 }
    const short = refundOrder(raced({ wallets: { reclaim: async () => 7 } }), command)
    await expect(short).rejects.toThrow('spent under the lock')
    expect(await shop.reads.orders.refundsOf('order-1')).toEqual([])
    expect(await refundOrder(raced({ orders: { addRefund: async () => false } }), command)).toEqual(
      NOT_POSSIBLE,
    )
    expect(await shop.paid()).toBe(60)
  })
})

describe('an unreachable provider', () => {
  test('gets the refund later; the credits are taken at once', async () => {
    const shop = await openCompletedOrder()
    shop.provider.state.reachable = false
    expect(await shop.refund()).toMatchObject({ ok: true })
    expect(await sendRefunds(shop)).toMatchObject({ sent: 0 })
    expect(await shop.paid()).toBe(0)
    shop.provider.state.reachable = true
    // It was attempted just now.
    expect(await sendRefunds(shop)).toMatchObject({ sent: 0 })
    shop.pass(MINUTE)
    expect(await sendRefunds(shop)).toMatchObject({ sent: 1 })
    expect(await sendRefunds(shop)).toMatchObject({ sent: 0 })
    expect(shop.provider.state.paidBack).toHaveLength(1)
  })

  test('is treated like a removed one', async () => {
    const shop = await openCompletedOrder()
    expect(
      await refundOrder(
        { ...shop, providers: () => null },
        { member: 'ann', order: 'order-1', refund: 'refund-1', credits: 60 },
      ),
    ).toMatchObject({ ok: true })
    expect(await shop.reads.orders.refundsDue(START + DAY, 9)).toHaveLength(1)
  })
})
