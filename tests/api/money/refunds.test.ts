import { expect, test } from 'bun:test'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const ORDER = uuid(11)
const PAYMENT = uuid(12)
const REFUND = uuid(13)

async function open() {
  const provider = directedProvider()
  const site = openApi({ providers: (name) => (name === 'sandbox' ? provider : null) })
  for (const id of [ANN, uuid(2)]) await site.member(id)
  const ann = await site.signedIn(ANN)
  const bob = await site.signedIn(uuid(2))
  await ann.post('/api/orders', {
    id: ORDER,
    payment_id: PAYMENT,
    bundle_id: 'eur-60',
    method: 'ideal',
  })
  provider.decide({ id: PAYMENT }, 'paid')
  await ann.post(`/api/orders/${ORDER}/refresh`, {})
  const refund = async (body: object, asker = ann) =>
    json(await asker.post(`/api/orders/${ORDER}/refund`, body))
  return { ...site, provider, ann, bob, refund }
}

test('unused credits are refunded once', async () => {
  const { refund, provider, ann } = await open()
  const first = await refund({ id: REFUND, credits: 60 })
  expect(first).toMatchObject([200, { id: ORDER, state: 'refunded', refundable: null }])
  expect(await refund({ id: REFUND, credits: 60 })).toEqual(first)
  expect(await refund({ id: uuid(14), credits: 60 })).toEqual([
    409,
    { code: 'refund.not-possible' },
  ])
  expect(provider.state.paidBack).toHaveLength(1)
  expect((await (await ann.get('/api/user.php')).json()).user.credits_paid).toBe(0)
})

test('a refund that differs from what was shown is refused, and nothing changes', async () => {
  const { refund, bob, provider } = await open()
  expect(await refund({ id: REFUND, credits: 61 })).toEqual([
    409,
    { code: 'refund.changed', credits: 60 },
  ])
  expect(await refund({ id: REFUND, credits: 60 }, bob)).toEqual([404, { code: 'order.not-found' }])
  for (const body of [
    {},
    { id: 'x', credits: 60 },
    { id: REFUND, credits: '60' },
    { id: REFUND, credits: 0 },
  ]) {
    expect((await refund(body))[0]).toBe(422)
  }
  expect(provider.state.paidBack).toEqual([])
})

test('a failed refund is reported, and can be requested again', async () => {
  const { refund, provider, ann, api } = await open()
  await refund({ id: REFUND, credits: 60 })
  provider.state.refunds.set(REFUND, 'failed')
  const call = { method: 'POST', headers: { 'x-signature': 'ours' }, body: `ref-${PAYMENT}` }
  for (let turn = 0; turn < 2; turn += 1) {
    const hook = new Request('http://localhost/api/webhooks/sandbox', call)
    expect((await api.handle(hook)).status).toBeLessThan(300)
  }
  const order = await (await ann.get(`/api/orders/${ORDER}`)).json()
  expect(order).toMatchObject({ state: 'completed', returned: { amount: 0 } })
  expect(order.refund_failed_at).toBeString()
  expect(order.refundable.credits).toBe(60)
  expect((await (await ann.get('/api/user.php')).json()).user.credits_paid).toBe(60)
  expect(await refund({ id: uuid(14), credits: 60 })).toMatchObject([200, { state: 'refunded' }])
})
