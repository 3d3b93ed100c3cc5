import { describe, expect, test } from 'bun:test'
import { spend } from '#core/money/book.ts'
import { monthOf, viewMonth } from '#core/money/orders/premium.ts'
import { DAY } from '#core/shared/time.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { openWorld, START } from '#tests/core/world.ts'

const NOVEMBER = Date.UTC(2026, 10, 1)

async function open() {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob')
  const month = () => viewMonth(world, { member: 'ann' })
  const paid = (paidAt: number, amount: number, changes: object = {}) =>
    world.commit(({ orders }) =>
      orders.add(
        sampleOrder('ann', {
          state: 'completed',
          total: { amount, currency: 'EUR' },
          paidAt,
          ...changes,
        }),
      ),
    )
  return { ...world, month, paid }
}

describe('spending of a month', () => {
  test('is counted from its first day', () => {
    expect(monthOf(START)).toBe(NOVEMBER)
    expect(monthOf(NOVEMBER)).toBe(NOVEMBER)
    expect(monthOf(NOVEMBER - 1)).toBe(Date.UTC(2026, 9, 1))
  })

  test('starts at zero', async () => {
    const { month } = await open()
    expect(await month()).toEqual({ from: NOVEMBER, money: [], credits: 0 })
  })

  test('is what was paid and not refunded, by currency', async () => {
    const { month, paid } = await open()
    await paid(NOVEMBER - 1, 9999)
    await paid(NOVEMBER, 1999)
    await paid(START, 2999, { state: 'refunded', returned: 1000 })
    await paid(START, 17_900, { total: { amount: 17_900, currency: 'CHF' } })
    await paid(START, 500, { member: 'bob' })
    expect((await month()).money).toEqual([
      { amount: 3998, currency: 'EUR' },
      { amount: 17_900, currency: 'CHF' },
    ])
  })

  test('includes used credits from both purses', async () => {
    const world = await open()
    await world.commit(({ wallets }) => wallets.credit('ann', 'paid', 10))
    await world.commit(({ wallets }) => wallets.credit('ann', 'granted', 2))
    const write = (reference: string, amount: number) =>
      world.commit((stores) =>
        spend(stores, world, { member: 'ann', amount, reference, reason: 'message' }),
      )
    await write('m1', 5)
    expect((await world.month()).credits).toBe(5)
    world.pass(20 * DAY)
    expect((await world.month()).credits).toBe(0)
  })
})
