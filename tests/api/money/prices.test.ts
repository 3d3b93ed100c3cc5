import { describe, expect, test } from 'bun:test'
import type { DiscountCode } from '#core/money/discounts.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)

const SPRING = tenOff('SPRING')

async function open(...codes: readonly Partial<DiscountCode>[]) {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB, { account: { premiumSince: 1 } })
  await site.commit(async ({ discounts }) => {
    for (const code of codes) await discounts.add({ ...SPRING, ...code })
  })
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

describe('the discount of a member', () => {
  test('is the time bonus for four hours, then the welcome discount, then none', async () => {
    const { ann, pass } = await open()
    const active = async () => json(await ann.get('/api/discountcode.php'))
    expect(await active()).toMatchObject([
      200,
      { code: 'TIMEBONUS25', value_percentage: 25, validity: 'once-per-user', status: 'active' },
    ])
    pass(4 * HOUR)
    expect(await active()).toMatchObject([200, { code: 'WELCOME25', expired: false }])
    pass(3 * DAY)
    expect(await active()).toEqual([404, { code: 'discount.not-found' }])
  })

  test('is the welcome discount on request, and none for premium members', async () => {
    const { ann, bob } = await open()
    const welcome = '/api/discountcode.php?welcome=true'
    expect(await json(await ann.get(welcome))).toMatchObject([200, { code: 'WELCOME25' }])
    expect((await bob.get(welcome)).status).toBe(404)
    expect((await bob.get('/api/discountcode.php')).status).toBe(404)
  })

  test('has the time of the real price change: the same rate continues under another code', async () => {
    const { ann, now, pass } = await open()
    const until = new Date(now() + 3 * DAY).toISOString()
    const price = async (path: string) => (await (await ann.get(path)).json()).price
    expect(await price('/api/discountcode.php')).toEqual({ until, after: null })
    const quote = await (await ann.get('/api/quotes?bundle_id=eur-60')).json()
    expect(quote.discount).toMatchObject({ code: 'TIMEBONUS25', until, after: null })
    pass(4 * HOUR)
    expect(await price('/api/discountcode.php')).toEqual({ until, after: null })
  })

  test('can be typed, ignoring case', async () => {
    const { ann } = await open({})
    const found = await json(await ann.get('/api/discountcode.php?code=%20spring%20'))
    expect(found).toMatchObject([200, { code: 'SPRING', kind: 'code' }])
  })

  test.each([
    [{ status: 'off' }, 404, 'discount.not-found'],
    [{ member: BOB }, 404, 'discount.not-found'],
    [{ expires: 1 }, 410, 'discount.expired'],
    [{ country: 'DE' }, 422, 'discount.not-for-this-order'],
  ] as const)('does not exist for the code %j', async (changes, status, code) => {
    const { ann } = await open(changes)
    const refused = await json(await ann.get('/api/discountcode.php?code=SPRING'))
    expect(refused).toEqual([status, { code }])
  })

  test('has a rate limit on guesses: ten wrong codes an hour', async () => {
    const { ann, bob } = await open({})
    const type = async (code: string) => json(await ann.get(`/api/discountcode.php?code=${code}`))
    for (let turn = 0; turn < 10; turn += 1) {
      expect(await type(`GUESS${turn}`)).toEqual([404, { code: 'discount.not-found' }])
    }
    const wait = [429, { code: 'tries.too-many', minutes: 60 }] as const
    expect(await type('SPRING')).toEqual(wait)
    expect(await json(await ann.get('/api/quotes?bundle_id=eur-60&code=SPRING'))).toEqual(wait)
    const order = { id: uuid(11), payment_id: uuid(12), bundle_id: 'eur-60', method: 'ideal' }
    const ordered = await ann.post('/api/orders', { ...order, code: 'SPRING' })
    expect(await json(ordered)).toEqual(wait)
    expect((await bob.get('/api/discountcode.php?code=SPRING')).status).toBe(200)
  })
})

describe('prices', () => {
  test('are public, with the price per message', async () => {
    const { browser } = await open()
    const offered = await (await browser().get('/api/bundles')).json()
    const { bundles, methods } = offered
    expect(bundles[0]).toEqual({
      id: expect.any(String),
      credits: expect.any(Number),
      price: { amount: expect.any(Number), currency: expect.any(String) },
      per_message: { amount: expect.any(Number), currency: expect.any(String) },
    })
    expect(methods).toContain('creditcard')
    expect(methods).not.toContain('visa')
    expect(offered).toMatchObject({
      card_brands: ['visa', 'mastercard'],
      usual_method: methods[0],
      country: 'NL',
      vat: { country: 'NL', rate: 2100 },
    })
  })

  test('are those of the country that a visitor chose, if the site is there', async () => {
    const { api } = await open()
    const currencyIn = async (country: string) => {
      const asked = new Request('http://localhost/api/bundles', {
        headers: { cookie: `country=${country}` },
      })
      const { bundles, vat } = await (await api.handle(asked)).json()
      return [bundles[0].price.currency, vat?.country]
    }
    expect(await currencyIn('PL')).toEqual(['PLN', 'PL'])
    expect(await currencyIn('JP')).toEqual(['EUR', 'NL'])
  })

  test('are quoted line by line, to the cent', async () => {
    const { ann } = await open()
    expect(await json(await ann.get('/api/quotes?bundle_id=eur-60'))).toMatchObject([
      200,
      {
        bundle: { price: { amount: 3999, currency: 'EUR' } },
        discount: { code: 'TIMEBONUS25', percentage: 25, saved: { amount: 1000 } },
        total: { amount: 2999, currency: 'EUR' },
      },
    ])
  })

  test('of a bundle that is not sold here are not quoted', async () => {
    const { ann } = await open()
    for (const id of ['eur-61', 'gbp-60', '__proto__']) {
      expect(await json(await ann.get(`/api/quotes?bundle_id=${id}`))).toEqual([
        404,
        { code: 'bundle.not-found' },
      ])
    }
    expect((await ann.get('/api/quotes')).status).toBe(422)
  })
})

describe('the ledger', () => {
  test('lists the source of every credit, newest first, page by page', async () => {
    const { ann, commit, newId, now, pass } = await open()
    for (let n = 1; n <= 60; n += 1) {
      pass(1)
      await commit(({ ledger }) =>
        ledger.record([
          {
            id: newId(),
            at: now(),
            reason: 'bonus',
            reference: uuid(1000 + n),
            from: 'site:grants',
            to: `granted:${ANN}`,
            amount: n,
            member: ANN,
          },
        ]),
      )
    }
    const first = await (await ann.get('/api/ledger')).json()
    expect(first.entries).toHaveLength(50)
    expect(first.entries[0]).toMatchObject({ reason: 'bonus', purse: 'granted', amount: 60 })
    const nextPage = await (await ann.get(`/api/ledger?after=${first.next}`)).json()
    expect(nextPage.entries.at(-1)).toMatchObject({ amount: 1 })
    expect([nextPage.entries.length, nextPage.next]).toEqual([10, null])
  })

  test('is paged by its own cursors only', async () => {
    const { ann } = await open()
    for (const mark of ['x', `zzzzzzzzzzzzz.${uuid(1)}`, "1.' or 1=1", '1e999', '%F0']) {
      expect((await ann.get(`/api/ledger?after=${mark}`)).status).toBe(422)
    }
  })
})

describe('a site without payments', () => {
  test('says so in its settings, shows no prices, and accepts no order', async () => {
    const site = openApi({ payments: 'none' })
    await site.member(ANN)
    const ann = await site.signedIn(ANN)
    expect(await json(await ann.get('/api/settings.php'))).toMatchObject([
      200,
      { payments: 'none' },
    ])
    expect(await json(await ann.get('/api/bundles'))).toEqual([
      200,
      { bundles: [], methods: [], card_brands: [], usual_method: null, country: 'NL', vat: null },
    ])
    expect((await ann.get('/api/discountcode.php')).status).toBe(404)
    const order = { id: uuid(11), payment_id: uuid(12), bundle_id: 'eur-60', method: 'ideal' }
    const closed = [403, { code: 'orders.closed' }] as const
    expect(await json(await ann.post('/api/orders', order))).toEqual(closed)
    expect(await json(await ann.get('/api/quotes?bundle_id=eur-60'))).toEqual(closed)
  })
})
