import { describe, expect, test } from 'bun:test'
import { spend } from '#core/money/book.ts'
import { isoOf, MINUTE } from '#core/shared/time.ts'
import { sampleOrder, samplePayment } from '#tests/contracts/sample-order.ts'
import { json, uuid } from '../open-api.ts'
import { ANN, BOB, ORDER, openOrders, PAYMENT } from '../open-orders.ts'

describe('the orders at the desk', () => {
  test('are listed newest first, in pages, and by what is chosen', async () => {
    const { commit, now, atDesk } = await openOrders()
    const mia = await atDesk()
    for (let nth = 0; nth < 53; nth += 1)
      await commit(async ({ orders }) => {
        const order = sampleOrder(nth % 2 ? ANN : BOB, {
          id: uuid(700 + nth),
          placedAt: now() - nth,
          state: nth % 2 ? 'completed' : 'failed',
        })
        await orders.add(order)
        await orders.addPayment(samplePayment(order.id, { method: nth ? 'ideal' : 'paypal' }))
      })
    const page = async (query: string) => (await mia.get(`/api/desk/orders${query}`)).json()
    const first = await page('')
    expect(first.orders).toHaveLength(50)
    expect(first.orders[0]).toMatchObject({
      id: uuid(700),
      state: 'failed',
      site: 'Vonk',
      member: { id: BOB, name: expect.any(String) },
      total: { amount: 3999, currency: 'EUR' },
      method: 'paypal',
    })
    const rest = await page(`?after=${first.next}`)
    expect(rest).toMatchObject({ orders: { length: 3 }, next: null })
    expect((await page('?method=paypal')).orders).toHaveLength(1)
    expect((await page('?state=completed&site=vonk')).orders).toHaveLength(26)
    expect((await page(`?member=${uuid(3)}`)).orders).toEqual([])
    const from = isoOf(now() - 2)
    expect((await page(`?from=${from}&until=${isoOf(now())}`)).orders).toHaveLength(2)
    expect((await page('?code=none')).orders).toEqual([])
    expect((await mia.get('/api/desk/orders?state=other')).status).toBe(422)
    expect(first.choices).toMatchObject({ sites: [{ id: 'vonk', name: 'Vonk' }] })
  })

  test('show one with its payments, what a bank wants to see, and its history', async () => {
    const { commit, atDesk, place, provider, hook, pass, now, newId } = await openOrders()
    const mia = await atDesk()
    await place()
    provider.decide({ id: PAYMENT }, 'paid')
    await hook(`ref-${PAYMENT}`)
    pass(MINUTE)
    await commit((stores) =>
      spend(
        stores,
        { now, newId },
        { member: ANN, amount: 7, reference: 'm-1', reason: 'message' },
      ),
    )
    const seen = await (await mia.get(`/api/desk/orders/${ORDER}`)).json()
    expect(seen).toMatchObject({
      id: ORDER,
      state: 'completed',
      member: { id: ANN },
      bundle: 'eur-60',
      country: 'NL',
      vat_rate: 2100,
      receipt: { number: seen.number },
      payments: [{ method: 'ideal', provider: 'sandbox', state: 'paid' }],
      refunds: [],
      delivered_at: isoOf(now() - MINUTE),
      used: 7,
      uses: [{ reason: 'message', credits: 7 }],
      waits: false,
      actions: [],
    })
    expect((await mia.get(`/api/desk/orders/${uuid(99)}`)).status).toBe(404)
    expect((await mia.get('/api/desk/orders/none')).status).toBe(404)
  })

  test('that were charged back wait until somebody has handled them, once', async () => {
    const { commit, atDesk, now, pass } = await openOrders()
    const mia = await atDesk()
    const order = sampleOrder(ANN, {
      id: uuid(7),
      state: 'charged-back',
      settledAt: now(),
      paidAt: 1,
    })
    await commit(({ orders }) => orders.add(order))
    const overview = async () => (await (await mia.get('/api/desk/overview')).json()).chargebacks
    expect(await overview()).toEqual({ waiting: 1, oldest_at: isoOf(now()) })
    const queue = await (await mia.get('/api/desk/orders?queue=charged-back')).json()
    expect(queue.orders).toMatchObject([{ id: uuid(7), state: 'charged-back' }])
    pass(1)
    const handle = async (id: string) => json(await mia.post(`/api/desk/orders/${id}/handled`, {}))
    expect(await handle(uuid(7))).toMatchObject([
      200,
      { waits: false, actions: [{ action: 'order.handled', by: 'Mia' }] },
    ])
    expect(await handle(uuid(7))).toEqual([409, { code: 'order.handled' }])
    expect(await handle(uuid(8))).toEqual([404, { code: 'order.not-found' }])
    expect(await overview()).toEqual({ waiting: 0, oldest_at: null })
    const log = await (await mia.get('/api/desk/actions')).json()
    expect(log).toMatchObject({
      actions: [{ action: 'order.handled', subject: uuid(7), by: 'Mia' }],
      subjects: [{ id: uuid(7), number: expect.any(String), member: { id: ANN } }],
    })
  })
})

describe('a refund at the desk', () => {
  const open = async () => {
    const site = await openOrders()
    await site.place()
    site.provider.decide({ id: PAYMENT }, 'paid')
    await site.hook(`ref-${PAYMENT}`)
    const mia = await site.atDesk()
    const order = async () => (await mia.get(`/api/desk/orders/${ORDER}`)).json()
    const refund = async (changes: object = {}, who = mia, id = ORDER) =>
      json(
        await who.post(`/api/desk/orders/${id}/refund`, {
          ...{
            id: uuid(30),
            amount: 2999,
            unspent: 60,
            left: 2999,
            leaves: false,
            reason: 'Dubbel betaald',
          },
          ...changes,
        }),
      )
    return { ...site, mia, order, refund }
  }

  test('gives the money back, says why to colleagues, is in the log, and mails the member', async () => {
    const { order, refund, mia, credits, consume, reads } = await open()
    expect(await order()).toMatchObject({
      refundable: {
        left: { amount: 2999 },
        unspent: 60,
        worth: { amount: 2999 },
        releases_holds: 0,
      },
    })
    const done = await refund()
    expect(done).toMatchObject([
      200,
      {
        state: 'refunded',
        returned: { amount: 2999 },
        refundable: null,
        refunds: [{ credits: 60, reason: 'Dubbel betaald', by: 'Mia', failed_at: null }],
        actions: [{ action: 'order.refunded', by: 'Mia' }],
      },
    ])
    expect(await refund()).toEqual(done)
    expect(await credits()).toBe(0)
    const log = await (await mia.get('/api/desk/actions')).json()
    expect(log.actions).toHaveLength(1)
    await consume()
    expect(await reads.deliveries.waiting(20)).toContainEqual(
      expect.objectContaining({
        notification: expect.objectContaining({ kind: 'refund', member: ANN }),
      }),
    )
  })

  test('is refused to a second operator, who is told who was first', async () => {
    const { refund, atDesk } = await open()
    await refund()
    const leo = await atDesk('Leo')
    expect(await refund({ id: uuid(31) }, leo)).toEqual([
      409,
      { code: 'refund.not-possible', by: 'Mia' },
    ])
  })

  test('of a part says what is left, and a colleague who saw more left looks again', async () => {
    const { refund, atDesk } = await open()
    expect(await refund({ amount: 1000 })).toMatchObject([
      200,
      {
        state: 'completed',
        returned: { amount: 1000 },
        refundable: { left: { amount: 1999 }, unspent: 40 },
        refunds: [{ amount: { amount: 1000 }, credits: 20 }],
      },
    ])
    const leo = await atDesk('Leo')
    const second = { id: uuid(31), amount: 1000 }
    expect(await refund(second, leo)).toMatchObject([409, { code: 'refund.changed', by: 'Mia' }])
    const looked = { ...second, unspent: 40, left: 1999 }
    expect(await refund(looked, leo)).toMatchObject([
      200,
      { refunds: [{ by: 'Mia' }, { by: 'Leo' }] },
    ])
  })

  test('is refused with words where it is not possible', async () => {
    const { refund, credits } = await open()
    expect(await refund({ amount: 3000 })).toEqual([
      422,
      { code: 'refund.amount', left: { amount: 2999, currency: 'EUR' }, by: null },
    ])
    expect(await refund({ reason: ' ' })).toMatchObject([422, { code: 'reason.missing' }])
    expect(await refund({ unspent: 9 })).toMatchObject([409, { code: 'refund.changed' }])
    expect(await refund({}, undefined, uuid(99))).toMatchObject([404, { code: 'order.not-found' }])
    expect(await credits()).toBe(60)
  })

  test('that the provider refuses is shown as failed, and waits for an operator', async () => {
    const { refund, provider, order, mia } = await open()
    provider.state.refusesRefunds = true
    expect(await refund()).toMatchObject([
      200,
      { state: 'completed', returned: { amount: 0 }, refunds: [{ failed_at: expect.any(String) }] },
    ])
    expect(await order()).toMatchObject({ waits: true, refundable: { unspent: 60 } })
    const overview = await (await mia.get('/api/desk/overview')).json()
    expect(overview.failed_refunds.waiting).toBe(1)
  })
})
