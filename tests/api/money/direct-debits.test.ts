import { describe, expect, test } from 'bun:test'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { MINUTE } from '#core/shared/time.ts'
import { directedProvider } from '#tests/core/money/checkout/till.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const ORDER = uuid(11)
const PAYMENT = uuid(12)
const DEBIT = uuid(13)
const ASK = uuid(14)
const FORM = {
  id: DEBIT,
  order_id: ORDER,
  account_holder: 'Ann de Vries',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Oudegracht',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
}
const NOT_FOUND = [404, { code: 'directdebit.not-found' }] as const
const REFERENCE = PAYMENT.replaceAll('-', '').slice(-16).toUpperCase()
const TERMS = {
  reference: REFERENCE,
  type: 'one-off',
  creditor: {
    id: 'NL22ZZZ000000000000',
    name: 'Vonk Voorbeeld B.V.',
    address: 'Voorbeeldstraat 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
  },
  debtor: 'Ann de Vries',
} as const

async function open() {
  const provider = directedProvider()
  const site = openApi({ providers: (name) => (name === 'sandbox' ? provider : null) })
  for (const id of [ANN, BOB]) await site.member(id)
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  const placed = await ann.post('/api/orders', {
    id: ORDER,
    payment_id: PAYMENT,
    bundle_id: 'eur-60',
    method: 'sdd',
  })
  const ask = async (changes: object = {}) =>
    json(await ann.post('/api/direct-debits', { ...FORM, ...changes }))
  const confirm = async (otp: unknown, asker = ann) =>
    json(await asker.post(`/api/direct-debits/${DEBIT}/confirmation`, { otp }))
  const resend = async (id: unknown, asker = ann) =>
    json(await asker.post(`/api/direct-debits/${DEBIT}/codes`, { id }))
  const look = async (asker = ann) => json(await asker.get(`/api/direct-debits/${DEBIT}`))
  const code = async () => {
    await site.consume()
    await sendDue(site, { urlOf: () => '', jitter: () => 0 })
    return site.texter.texts.at(-1)?.facts.code ?? ''
  }
  return { ...site, provider, ann, bob, placed, ask, confirm, resendCode: resend, look, code }
}

describe('an order by direct debit', () => {
  test('has no checkout page: it waits for the mandate', async () => {
    const { placed, provider } = await open()
    expect(await json(placed)).toMatchObject([
      201,
      { state: 'pending', method: 'sdd', checkout_url: null, mandate: null },
    ])
    expect(provider.state.charges).toEqual([])
  })
})

test('a mandate that is signed gets no other code', async () => {
  const { ask, code, confirm, resendCode, reads } = await open()
  await ask()
  expect((await confirm(await code()))[0]).toBe(200)
  const { asks } = (await reads.directDebits.byId(DEBIT)) ?? {}
  expect(await resendCode(ASK)).toEqual([409, { code: 'directdebit.signed' }])
  expect((await reads.directDebits.byId(DEBIT))?.asks).toEqual(asks ?? [])
})

describe('the form', () => {
  test('gets the next step, and only as much of the bank account as needed', async () => {
    const { ask } = await open()
    const response = await ask()
    expect(response).toEqual([
      201,
      {
        id: DEBIT,
        order_id: ORDER,
        iban: 'NL••••4300',
        phone: '+31••••78',
        code_sent_at: null,
        code_ends_at: null,
        tries_left: 5,
        next_code_at: '2026-11-21T12:01:00.000Z',
        offered: { ...TERMS, iban: 'NL91ABNA0417164300' },
        mandate: null,
        now: '2026-11-21T12:00:00.000Z',
      },
    ])
  })

  test('is idempotent by id; other content under the same id is refused', async () => {
    const { ask, deliveries } = await open()
    expect(await ask()).toEqual(await ask())
    expect(await deliveries()).toHaveLength(1)
    expect(await ask({ iban: 'BE68539007547034' })).toEqual([409, { code: 'directdebit.id-taken' }])
  })

  test.each([[{ iban: 5 }], [{ phone: null }], [{ order_id: 'x' }], [{ id: 'A' }], [{ zip: {} }]])(
    'with %j is none',
    async (changes) => {
      const { ask } = await open()
      expect((await ask(changes))[0]).toBe(422)
    },
  )

  test('is for one’s own order only', async () => {
    const { bob } = await open()
    expect(await json(await bob.post('/api/direct-debits', FORM))).toEqual([
      404,
      { code: 'order.not-found' },
    ])
  })
})

describe('the code', () => {
  test('starts one payment, and is idempotent', async () => {
    const { ask, code, confirm, provider, look, ann } = await open()
    await ask()
    const otp = await code()
    expect(await look()).toMatchObject([
      200,
      { code_sent_at: '2026-11-21T12:00:00.000Z', code_ends_at: '2026-11-21T12:10:00.000Z' },
    ])
    const mandate = { ...TERMS, iban: 'NL••••4300' }
    const first = await confirm(otp)
    expect(first).toMatchObject([200, { id: ORDER, state: 'pending', method: 'sdd', mandate }])
    expect(await confirm(otp)).toEqual(first)
    expect(await confirm('000000')).toEqual([409, { code: 'directdebit.signed' }])
    expect(provider.state.charges).toHaveLength(1)

    provider.decide({ id: PAYMENT }, 'paid')
    expect(await json(await ann.post(`/api/orders/${ORDER}/refresh`, {}))).toMatchObject([
      200,
      { state: 'completed', mandate },
    ])
    const { entries } = await (await ann.get('/api/ledger')).json()
    expect(entries).toMatchObject([{ reason: 'purchase', mandate }])
  })

  test('that is wrong gets the remaining attempts', async () => {
    const { ask, code, confirm } = await open()
    await ask()
    const otp = await code()
    for (const left of [4, 3, 2, 1, 0]) {
      expect(await confirm(`00000${left}`)).toEqual([422, { code: 'code.invalid', left }])
    }
    expect(await confirm(otp)).toEqual([410, { code: 'code.expired' }])
  })

  test('can be resent after a minute, three times a day', async () => {
    const { ask, resendCode: resend, pass } = await open()
    await ask()
    expect(await resend(ASK)).toEqual([429, { code: 'directdebit.too-soon', seconds: 60 }])
    pass(MINUTE)
    const second = await resend(ASK)
    expect(second).toMatchObject([201, { next_code_at: '2026-11-21T12:02:00.000Z' }])
    expect(await resend(ASK)).toEqual(second)
    pass(MINUTE)
    await resend(uuid(15))
    pass(MINUTE)
    expect(await resend(uuid(16))).toEqual([429, { code: 'directdebit.limit-reached', limit: 3 }])
    expect((await resend('x'))[0]).toBe(422)
  })

  test('is for one’s own direct debit only, like all other calls', async () => {
    const { ask, code, confirm, resendCode: resend, look, bob } = await open()
    await ask()
    const otp = await code()
    expect(await confirm(otp, bob)).toEqual(NOT_FOUND)
    expect(await resend(ASK, bob)).toEqual(NOT_FOUND)
    expect(await look(bob)).toEqual(NOT_FOUND)
    expect((await confirm(5))[0]).toBe(422)
  })
})

test('a bank account with a returned debit is refused, other methods are not', async () => {
  const { ask, code, confirm, provider, ann, pass } = await open()
  await ask()
  await confirm(await code())
  provider.decide({ id: PAYMENT }, 'failed')
  await ann.post(`/api/orders/${ORDER}/refresh`, {})
  const retry = (id: string, method: string) => {
    pass(1)
    return ann.post(`/api/orders/${ORDER}/payments`, { id, method })
  }
  expect(await json(await retry(uuid(20), 'sdd'))).toMatchObject([201, { state: 'pending' }])
  expect(await ask({ id: uuid(21) })).toEqual([409, { code: 'directdebit.blocked' }])
  await ann.post(`/api/orders/${ORDER}/cancel`, {})
  expect((await retry(uuid(22), 'ideal')).status).toBe(201)
})
