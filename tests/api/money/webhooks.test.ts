import { afterAll, describe, expect, test } from 'bun:test'
import { mollieProvider } from '#adapters/payments/mollie/mollie-provider.ts'
import { paymentMethods } from '#adapters/sites/payment-methods.ts'
import type { LogFacts } from '#api/http/logs/log.ts'
import { openMollie } from '#tests/adapters/payments/mollie/open-mollie.ts'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const ORDER = uuid(11)
const PAYMENT = uuid(12)
const BODY = { id: ORDER, payment_id: PAYMENT, bundle_id: 'eur-60', method: 'ideal' }

describe('a payment webhook', () => {
  async function open() {
    const provider = directedProvider()
    const log: LogFacts[] = []
    const site = openApi(
      { providers: (name) => (name === 'sandbox' ? provider : null) },
      { log: (level, event, facts) => void log.push({ level, event, ...facts }) },
    )
    await site.member(ANN)
    const ann = await site.signedIn(ANN)
    await ann.post('/api/orders', BODY)
    provider.decide({ id: PAYMENT }, 'paid')
    const hook = async (body: string, signature: string | null = 'ours', name = 'sandbox') =>
      json(
        await site.api.handle(
          new Request(`http://localhost/api/webhooks/${name}`, {
            method: 'POST',
            body,
            headers: signature === null ? {} : { 'x-signature': signature },
          }),
        ),
      )
    const state = async () => (await site.reads.orders.byId(ORDER))?.state
    return { ...site, provider, ann, hook, state, log }
  }

  test('with a missing or wrong signature changes nothing', async () => {
    const { hook, state } = await open()
    for (const signature of ['theirs', '', null]) {
      expect(await hook(`ref-${PAYMENT}`, signature)).toEqual([403, { code: 'webhook.untrusted' }])
    }
    expect(await state()).toBe('pending')
  })

  test('with another amount than agreed changes nothing', async () => {
    const { hook, state, provider, ann } = await open()
    provider.decide({ id: PAYMENT }, 'paid', 1)
    expect(await hook(`ref-${PAYMENT}`)).toEqual([409, { code: 'payment.amount-mismatch' }])
    expect(await state()).toBe('pending')
    expect(await json(await ann.get('/api/user.php'))).toMatchObject([
      200,
      { user: { credits: 0 } },
    ])
  })

  test('of an unknown provider is not found, and its name is not logged', async () => {
    const { hook, log } = await open()
    expect(await hook(`ref-${PAYMENT}`, 'ours', 'a-made-up-name')).toEqual([
      404,
      { code: 'payment.not-found' },
    ])
    expect(JSON.stringify(log)).not.toContain('a-made-up-name')
    expect(log).toEqual([
      { level: 'warn', event: 'webhook.refused', provider: 'unknown', code: 'payment.not-found' },
    ])
  })

  test('about an unknown payment gets the same response', async () => {
    const { hook } = await open()
    expect(await hook('ref-of-another-shop')).toEqual([200, { ok: true }])
    expect(await hook(`ref-${PAYMENT}`)).toEqual([200, { ok: true }])
  })

  test('is to be retried if the provider is unreachable', async () => {
    const { hook, provider, state } = await open()
    provider.state.reachable = false
    expect(await hook(`ref-${PAYMENT}`)).toEqual([503, { code: 'payment.provider-unreachable' }])
    provider.state.reachable = true
    expect(await hook(`ref-${PAYMENT}`)).toEqual([200, { ok: true }])
    expect(await state()).toBe('completed')
  })

  test('has a size limit', async () => {
    const { hook } = await open()
    expect(await hook('x'.repeat(70_000))).toEqual([413, { code: 'request.too-large' }])
  })
})

describe('Mollie', () => {
  const mollie = openMollie('test_key')
  afterAll(() => mollie.close())

  async function open() {
    const provider = mollieProvider({ apiKey: 'test_key', apiUrl: mollie.apiUrl, now: Date.now })
    const paid = { paymentMethods: paymentMethods('mollie', { texts: false }) }
    const site = openApi({
      settings: paid,
      providers: (name) => (name === 'mollie' ? provider : null),
    })
    await site.member(ANN)
    const ann = await site.signedIn(ANN)
    const hook = async (id: string, more: Record<string, string> = {}) =>
      json(
        await site.api.handle(
          new Request('http://localhost/api/webhooks/mollie', {
            method: 'POST',
            body: new URLSearchParams({ id, ...more }),
          }),
        ),
      )
    return { ...site, ann, hook }
  }

  test('completes an order: after a webhook we fetch the payment, and give the credits once', async () => {
    const { ann, hook } = await open()
    const [status, order] = await json(await ann.post('/api/orders', BODY))
    expect([status, order]).toMatchObject([201, { state: 'pending' }])
    expect(JSON.stringify(order)).toContain('https://www.mollie.test/checkout/tr_')
    const [made] = mollie.payments
    const id = made?.id ?? ''
    expect(made?.webhookUrl).toBe('http://localhost/api/webhooks/mollie')

    expect(await hook(id)).toEqual([200, { ok: true }])
    expect((await json(await ann.get(`/api/orders/${ORDER}`)))[1]).toMatchObject({
      state: 'pending',
    })
    mollie.change(id, { status: 'paid' })
    for (let call = 0; call < 3; call += 1) expect(await hook(id)).toEqual([200, { ok: true }])
    const { user } = await (await ann.get('/api/user.php')).json()
    expect(user).toMatchObject({ credits: 60, paid_user: true })
  })

  test('gets the same response for known and unknown payments, each fetched once', async () => {
    const { hook } = await open()
    const before = mollie.requests.length
    expect(await hook('tr_unknown', { status: 'paid', amount: '0.01' })).toEqual([
      200,
      { ok: true },
    ])
    expect(mollie.requests.slice(before)).toEqual(['GET /v2/payments/tr_unknown'])
  })

  test('gets the same response for a stray payment, which is stored', async () => {
    const { hook, reads } = await open()
    mollie.payments.push({
      id: 'tr_stray',
      status: 'paid',
      createdAt: new Date().toISOString(),
      amount: { currency: 'EUR', value: '5.00' },
      _links: {},
      webhookUrl: 'http://localhost/',
      method: 'ideal',
    })
    expect(await hook('tr_stray')).toEqual([200, { ok: true }])
    expect(await reads.orders.strays(9)).toMatchObject([
      { provider: 'mollie', reference: 'tr_stray', state: 'paid', amount: { amount: 500 } },
    ])
  })

  test('has no payment ids with path traversal', async () => {
    const { hook } = await open()
    const before = mollie.requests.length
    for (const id of ['', '../customers', 'tr_1/../../customers', 'http://evil.test', 'tr_1?x=1']) {
      expect(await hook(id)).toEqual([422, { code: 'webhook.invalid' }])
    }
    expect(mollie.requests).toHaveLength(before)
  })
})
