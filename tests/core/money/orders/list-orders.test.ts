import { expect, test } from 'bun:test'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { listOrders } from '#core/money/read-orders.ts'
import { DAY } from '#core/shared/time.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { openCompletedOrder } from '../checkout/completed-order.ts'

test('paid orders are listed, however many attempts follow', async () => {
  const shop = await openCompletedOrder()
  await shop.commit(async ({ orders }) => {
    for (let nth = 1; nth <= 120; nth += 1) {
      const placedAt = shop.now() + nth
      await orders.add(sampleOrder('ann', { id: `try-${nth}`, placedAt, state: 'cancelled' }))
    }
  })
  const listed = (await listOrders(shop, { member: 'ann' })).map(({ id }) => id)
  expect(listed).toHaveLength(101)
  expect([listed[0], listed.at(-2), listed.at(-1)]).toEqual(['try-120', 'try-21', 'order-1'])
})

test('a refund does not end premium if an older order stays', async () => {
  const shop = await openCompletedOrder()
  const nextDay = shop.now() + DAY
  await shop.commit(async ({ orders }) => {
    for (let nth = 1; nth <= 120; nth += 1) {
      await orders.add(
        sampleOrder('ann', { id: `try-${nth}`, placedAt: nextDay, state: 'cancelled' }),
      )
    }
    const paid = { state: 'completed', placedAt: nextDay + 1, paidAt: nextDay + 1 } as const
    await orders.add(sampleOrder('ann', { ...paid, id: 'order-2' }))
  })
  shop.pass(2 * DAY)
  const seen = await viewOrder(shop, { member: 'ann', order: 'order-2' })
  expect(seen).toMatchObject({ value: { refundable: { endsPremium: false } } })
})
