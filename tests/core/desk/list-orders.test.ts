import { describe, expect, test } from 'bun:test'
import type { OrderFilter } from '#core/desk/order-lists.ts'
import { listDeskOrders } from '#core/desk/orders/list-orders.ts'
import type { Order } from '#core/money/order.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'
import { openWorld, START } from '../world.ts'

async function opened(...given: readonly Order[]) {
  const world = openWorld()
  await world.member('ann', { profile: { name: 'Annie' } })
  await world.commit(async ({ orders }) => {
    for (const one of given) await orders.add(one)
  })
  const list = async (only: OrderFilter) =>
    (await listDeskOrders(world, { only, after: null })).items.map(({ order }) => order.id)
  return { ...world, list }
}

describe('orders at the desk', () => {
  test('are listed newest first, with the newest attempt to pay and whose they are', async () => {
    const paid = sampleOrder('ann', { placedAt: START, state: 'completed' })
    const unpaid = sampleOrder('gone', { placedAt: START + 1 })
    const failed = samplePayment(paid.id, { state: 'failed', startedAt: START })
    const last = samplePayment(paid.id, { state: 'paid', startedAt: START + 2 })
    const world = await opened(paid, unpaid)
    await world.commit(async ({ orders }) => {
      await orders.addPayment(last)
      await orders.addPayment(failed)
    })
    expect(await listDeskOrders(world, { only: {}, after: null })).toEqual({
      items: [
        { order: unpaid, payment: null, member: { id: 'gone', name: null } },
        { order: paid, payment: last, member: { id: 'ann', name: 'Annie' } },
      ],
      next: null,
    })
  })

  test('come in pages of fifty, each once', async () => {
    const given = Array.from({ length: 101 }, (_, nth) =>
      sampleOrder('ann', { id: `${nth}`, placedAt: START - nth }),
    )
    const world = await opened(...given)
    const page = async (after: Parameters<typeof listDeskOrders>[1]['after']) =>
      listDeskOrders(world, { only: {}, after })
    const first = await page(null)
    const second = await page(first.next)
    const third = await page(second.next)
    const pages = [first, second, third]
    expect(pages.map(({ items }) => items.length)).toEqual([50, 50, 1])
    expect(pages.flatMap(({ items }) => items.map(({ order }) => order))).toEqual(given)
    expect(first.next).toEqual({ at: START - 49, id: '49' })
    expect(third.next).toBeNull()
  })

  test('have no next page where the last one is full', async () => {
    const given = Array.from({ length: 50 }, () => sampleOrder('ann'))
    expect(await listDeskOrders(await opened(...given), { only: {}, after: null })).toMatchObject({
      items: { length: 50 },
      next: null,
    })
  })

  test('are those that fit all that is chosen', async () => {
    const code = { code: 'SPRING', percentage: 25 }
    const { list } = await opened(
      sampleOrder('ann', { id: 'a', placedAt: START, state: 'completed', discount: code }),
      sampleOrder('ann', { id: 'b', placedAt: START - 1, state: 'failed' }),
      sampleOrder('bob', { id: 'c', placedAt: START - 2, state: 'completed' }),
    )
    expect(await list({ state: 'completed' })).toEqual(['a', 'c'])
    expect(await list({ state: 'completed', member: 'ann' })).toEqual(['a'])
    expect(await list({ code: 'SPRING' })).toEqual(['a'])
    expect(await list({ from: START - 1, until: START })).toEqual(['b'])
    expect(await list({ queue: 'charged-back' })).toEqual([])
  })

  test('are none where there are none', async () => {
    expect(await listDeskOrders(openWorld(), { only: {}, after: null })).toEqual({
      items: [],
      next: null,
    })
  })
})
