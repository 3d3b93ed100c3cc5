import { describe, expect, test } from 'bun:test'
import { ORDER_QUEUES } from '#core/desk/order-lists.ts'
import { handleOrder } from '#core/desk/orders/handle-order.ts'
import { isQueued } from '#core/desk/orders/view-order.ts'
import type { Order } from '#core/money/order.ts'
import { err, ok } from '#core/shared/result.ts'
import { sampleOrder, samplePayment, sampleRefund } from '#tests/contracts/sample-order.ts'
import { openWorld, START } from '../world.ts'

/** Ann's order, of which the bank took the money back now. */
const CHARGED_BACK = { id: 'order', state: 'charged-back', paidAt: 1, settledAt: START } as const

async function opened(changes: Partial<Order>) {
  const world = openWorld()
  const order = sampleOrder('ann', { id: 'order', ...changes })
  await world.commit(({ orders }) => orders.add(order))
  const failRefund = (id: string, nth = 1) =>
    world.commit(({ orders }) => {
      const failed = { id, nth, failedAt: world.now() }
      return orders.addRefund(sampleRefund(order, samplePayment('order'), failed))
    })
  const handle = (id = 'order') => handleOrder(world, { order: id, operator: { id: 'mia' } })
  const waits = () => isQueued(world.reads, order)
  const queues = async () => {
    const waiting: string[] = []
    for (const queue of ORDER_QUEUES)
      if ((await world.reads.orderLists.queue(queue)).waiting > 0) waiting.push(queue)
    return waiting
  }
  return { ...world, order, failRefund, handle, waits, queues }
}

const HANDLED = err({ code: 'order.handled' })

describe('an order of which the bank took the money back', () => {
  test('waits until an operator has handled it, which is recorded', async () => {
    const { reads, pass, handle, waits, queues } = await opened(CHARGED_BACK)
    expect(await queues()).toEqual(['charged-back'])
    expect(await waits()).toBe(true)
    pass(1)
    expect(await handle()).toEqual(ok(null))
    expect(await queues()).toEqual([])
    expect(await waits()).toBe(false)
    expect(await reads.operatorActions.newest(null, 9)).toEqual([
      {
        ...{ id: 'id-0001', operator: 'mia', action: 'order.handled', subject: 'order' },
        ...{ member: null, reason: null, at: START + 1 },
      },
    ])
  })

  test('is handled once', async () => {
    const { pass, handle, snapshot } = await opened(CHARGED_BACK)
    pass(1)
    await handle()
    const before = snapshot()
    pass(1)
    expect(await handle()).toEqual(HANDLED)
    expect(snapshot()).toEqual(before)
  })

  test('waits again once that happens anew', async () => {
    const { commit, order, now, pass, handle, queues } = await opened(CHARGED_BACK)
    await handle()
    pass(1)
    await commit(({ orders }) => orders.save({ ...order, settledAt: now() }))
    expect(await queues()).toEqual(['charged-back'])
    expect(await handle()).toEqual(ok(null))
  })
})

test('an order whose refund failed waits, and again when another one fails', async () => {
  const { pass, failRefund, handle, queues } = await opened({ state: 'completed' })
  expect(await queues()).toEqual([])
  for (const [nth, refund] of ['first', 'second'].entries()) {
    pass(1)
    await failRefund(refund, nth + 1)
    expect(await queues()).toEqual(['refund-failed'])
    expect(await handle()).toEqual(ok(null))
    expect(await queues()).toEqual([])
    expect(await handle()).toEqual(HANDLED)
  }
})

test.each(['pending', 'completed', 'failed', 'cancelled', 'refunded'] as const)(
  'nothing is to be handled of an order that is %s',
  async (state) => {
    const { handle, waits, snapshot } = await opened({ state })
    const before = snapshot()
    expect(await waits()).toBe(false)
    expect(await handle()).toEqual(HANDLED)
    expect(snapshot()).toEqual(before)
  },
)

test('an order that is not there is not handled, whatever else waits', async () => {
  const { handle, snapshot } = await opened(CHARGED_BACK)
  const before = snapshot()
  expect(await handle('other')).toEqual(err({ code: 'order.not-found' }))
  expect(snapshot()).toEqual(before)
})
