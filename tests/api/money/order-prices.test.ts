import { describe, expect, test } from 'bun:test'
import { DAY } from '#core/shared/time.ts'
import { json, uuid } from '../open-api.ts'
import { ORDER, openOrders as open } from '../open-orders.ts'

describe('an order', () => {
  test('is refused instead of charged at another price than shown', async () => {
    const { place } = await open()
    const total = { amount: 2999, currency: 'EUR' }
    expect(await place({ total: 1499 })).toEqual([409, { code: 'order.price-changed', total }])
    expect(await place({ total: 2999 })).toMatchObject([201, { total }])
  })

  test('that is retried after its discount expired gets the new price', async () => {
    const { place, ann, pass } = await open()
    await place()
    await ann.post(`/api/orders/${ORDER}/cancel`, {})
    pass(4 * DAY)
    const total = { amount: 3999, currency: 'EUR' }
    expect(await (await ann.get(`/api/orders/${ORDER}`)).json()).toMatchObject({
      total: { amount: 2999 },
      retry: { discount: null, total },
    })
    const retry = { id: uuid(31), method: 'paypal' }
    const tried = async (more: object) =>
      json(await ann.post(`/api/orders/${ORDER}/payments`, { ...retry, ...more }))
    expect(await tried({})).toEqual([409, { code: 'order.price-changed', total }])
    expect(await tried({ total: 3999 })).toMatchObject([201, { state: 'pending', total }])
  })
})
