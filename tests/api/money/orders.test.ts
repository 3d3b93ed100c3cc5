import { describe, expect, test } from 'bun:test'
import { json, uuid } from '../open-api.ts'
import { ANN, BOB, BODY, ORDER, openOrders as open, PAYMENT } from '../open-orders.ts'

const NOT_FOUND = [404, { code: 'order.not-found' }] as const

describe('an order', () => {
  test('freezes the discounted price and returns the checkout URL', async () => {
    const { place } = await open()
    expect(await place()).toMatchObject([
      201,
      {
        id: ORDER,
        state: 'pending',
        credits: 60,
        price: { amount: 3999, currency: 'EUR' },
        discount: { code: 'TIMEBONUS25', percentage: 25 },
        total: { amount: 2999, currency: 'EUR' },
        method: 'ideal',
        checkout_url: `https://pay.test/ref-${PAYMENT}`,
      },
    ])
  })

  test('is idempotent by id; other content under the same id is refused', async () => {
    const { place, provider, ann } = await open()
    const first = await place()
    expect(await place()).toEqual(first)
    for (const changes of [
      { bundle_id: 'eur-25' },
      { method: 'creditcard' },
      { payment_id: uuid(13) },
      { code: 'WELCOME25' },
    ]) {
      expect(await place(changes)).toEqual([409, { code: 'order.id-taken' }])
    }
    expect(provider.state.charges).toHaveLength(1)
    expect((await (await ann.get('/api/orders')).json()).orders).toHaveLength(1)
  })

  test('under somebody else’s id is refused, and so is a payment', async () => {
    const { place, bob } = await open()
    await place()
    const same = await json(await bob.post('/api/orders', BODY))
    expect(same).toEqual([409, { code: 'order.id-taken' }])
    const ofBob = await json(await bob.post('/api/orders', { ...BODY, id: uuid(20) }))
    expect(ofBob).toEqual([409, { code: 'payment.id-taken' }])
    expect(await json(await bob.get(`/api/orders/${uuid(20)}`))).toEqual(NOT_FOUND)
  })

  test.each([
    [{ bundle_id: 'eur-1' }, 404, 'bundle.not-found'],
    [{ method: 'sofort' }, 422, 'payment-method.not-available'],
    [{ method: 'blik' }, 422, 'payment-method.not-available'],
    [{ code: 'NOSUCH' }, 404, 'discount.not-found'],
  ])('refuses %j', async (changes, status, code) => {
    const { place, ann } = await open()
    expect(await place(changes)).toEqual([status, { code }])
    expect(await (await ann.get('/api/orders')).json()).toEqual({ orders: [] })
  })

  test('stores the country it was ordered from, from a trusted proxy', async () => {
    const headers = { 'x-country': 'de', 'accept-language': 'fr-BE' }
    const storedOf = async (site: Awaited<ReturnType<typeof open>>) => {
      await site.ann.post('/api/orders', BODY, { headers })
      return site.reads.orders.byId(ORDER)
    }
    const behindProxy = await storedOf(await open({ behindProxy: true }))
    expect(behindProxy).toMatchObject({ country: 'NL', requestCountry: 'DE' })
    expect(await storedOf(await open())).toMatchObject({ country: 'NL', requestCountry: null })
  })

  test('takes price, credits and member from the server only', async () => {
    const { place, reads } = await open()
    const made_up = { total_amount: 1, credits: 9999, member: BOB, price: 1 }
    expect(await place(made_up)).toMatchObject([201, { credits: 60, total: { amount: 2999 } }])
    expect(await reads.orders.byId(ORDER)).toMatchObject({ member: ANN, state: 'pending' })
  })

  test.each([
    [{ id: 5 }],
    [{ id: 'x' }],
    [{ payment_id: null }],
    [{ bundle_id: 60 }],
    [{ method: '' }],
  ])('refuses the id %j', async (changes) => {
    const { place } = await open()
    expect((await place(changes))[0]).toBe(422)
  })

  test('of somebody else is not found by any call', async () => {
    const { place, bob, reads } = await open()
    await place()
    for (const answer of [
      await bob.get(`/api/orders/${ORDER}`),
      await bob.post(`/api/orders/${ORDER}/refresh`, {}),
      await bob.post(`/api/orders/${ORDER}/cancel`, {}),
      await bob.post(`/api/orders/${ORDER}/payments`, { id: uuid(30), method: 'ideal' }),
    ]) {
      expect(await json(answer)).toEqual(NOT_FOUND)
    }
    expect(await reads.orders.byId(ORDER)).toMatchObject({ state: 'pending' })
  })

  test('waits for an unreachable provider, and continues when it is back', async () => {
    const { place, provider } = await open()
    provider.state.reachable = false
    expect(await place()).toMatchObject([
      201,
      { state: 'pending', payment_state: 'unknown', checkout_url: null },
    ])
    provider.state.reachable = true
    expect(await place()).toMatchObject([201, { state: 'pending', payment_state: 'open' }])
  })

  test('never sends the provider a host from the request', async () => {
    const { api, ann, provider } = await open()
    await api.handle(
      new Request('http://169.254.169.254/api/orders', {
        method: 'POST',
        headers: { cookie: ann.cookie() ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(BODY),
      }),
    )
    expect(provider.state.charges[0]?.webhookUrl).toBe('http://localhost/api/webhooks/sandbox')
  })
})

describe('paying', () => {
  test('gives the credits once, however often the webhook is called', async () => {
    const { place, provider, hook, credits, ann } = await open()
    await place()
    provider.decide({ id: PAYMENT }, 'paid')
    const calls = await Promise.all(Array.from({ length: 8 }, () => hook(`ref-${PAYMENT}`)))
    for (const call of calls) expect(await json(call)).toEqual([200, { ok: true }])
    await hook(`ref-${PAYMENT}`)
    expect(await credits()).toBe(60)
    expect(await json(await ann.get(`/api/orders/${ORDER}`))).toMatchObject([
      200,
      { state: 'completed', checkout_url: null, refundable: { credits: 60 } },
    ])
    const { entries } = await (await ann.get('/api/ledger')).json()
    expect(entries).toHaveLength(1)
  })

  test('is updated on return from the provider, also if its webhook is late', async () => {
    const { place, provider, ann, credits } = await open()
    await place()
    const waiting = await json(await ann.post(`/api/orders/${ORDER}/refresh`, {}))
    expect(waiting).toMatchObject([200, { state: 'pending', method: 'ideal' }])
    provider.decide({ id: PAYMENT }, 'paid')
    const paid = await json(await ann.post(`/api/orders/${ORDER}/refresh`, {}))
    expect(paid).toMatchObject([200, { state: 'completed', checkout_url: null }])
    expect(await credits()).toBe(60)
  })

  test('that failed can be retried with another method, idempotently', async () => {
    const { place, provider, hook, ann } = await open()
    await place()
    provider.decide({ id: PAYMENT }, 'failed')
    await hook(`ref-${PAYMENT}`)
    const retry = async (changes: object = {}) =>
      json(
        await ann.post(`/api/orders/${ORDER}/payments`, {
          id: uuid(14),
          method: 'creditcard',
          ...changes,
        }),
      )
    const first = await retry()
    expect(first).toMatchObject([201, { state: 'pending', method: 'creditcard' }])
    expect(await retry()).toEqual(first)
    expect(await retry({ method: 'paypal' })).toEqual([409, { code: 'payment.id-taken' }])
    expect(await retry({ id: uuid(15) })).toEqual([409, { code: 'order.not-payable' }])
  })

  test('can be cancelled idempotently, and not after it was paid', async () => {
    const { place, provider, hook, ann } = await open()
    await place()
    const giveUp = async (id = ORDER) => json(await ann.post(`/api/orders/${id}/cancel`, {}))
    expect(await giveUp()).toMatchObject([200, { state: 'cancelled' }])
    expect(await giveUp()).toMatchObject([200, { state: 'cancelled' }])
    expect(provider.state.cancelled).toEqual([`ref-${PAYMENT}`])

    await place({ id: uuid(21), payment_id: uuid(22) })
    provider.decide({ id: uuid(22) }, 'paid')
    await hook(`ref-${uuid(22)}`)
    expect(await giveUp(uuid(21))).toEqual([409, { code: 'order.not-payable' }])
  })
})
