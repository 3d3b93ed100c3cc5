import { describe, expect, test } from 'bun:test'
import { DAY, isoOf, MINUTE } from '#core/shared/time.ts'
import { sampleOrder } from '#tests/contracts/sample-order.ts'
import { json, openApi, uuid } from '../open-api.ts'

const PATH = '/api/desk/discount-codes'

async function open() {
  const site = openApi()
  await site.member('ann')
  const mia = await site.atDesk()
  const body = {
    id: uuid(1),
    code: 'spring-20',
    percentage: 20,
    amount: null,
    currency: null,
    minimum: 0,
    country: null,
    member: null,
    expires: null,
    validity: 'once-per-user',
    payment_methods: [],
  }
  const make = async (changes: object = {}) => json(await mia.post(PATH, { ...body, ...changes }))
  const end = async (code: string) => json(await mia.post(`${PATH}/${code}/end`, {}))
  const list = async (query = '') => (await mia.get(`${PATH}${query}`)).json()
  const actions = async () => (await (await mia.get('/api/desk/actions')).json()).actions
  return { ...site, mia, make, end, list, actions }
}

const MADE = {
  code: 'SPRING-20',
  state: 'active',
  percentage: 20,
  amount: null,
  minimum: null,
  currency: null,
  country: null,
  member: null,
  expires: null,
  validity: 'once-per-user',
  payment_methods: [],
  uses: 0,
  given: [],
  earned: [],
}

describe('discount codes at the desk', () => {
  test('are made once, recorded once, and work for members at once', async () => {
    const { make, list, actions, signedIn, now } = await open()
    const made = { ...MADE, made_at: isoOf(now()) }
    expect(await make()).toEqual([200, made])
    expect(await make()).toEqual([200, made])
    expect(await list()).toMatchObject({ codes: [made], next: null })
    expect(await actions()).toMatchObject([
      { action: 'discount-code.added', subject: 'SPRING-20', by: 'Mia' },
    ])
    expect(await actions()).toHaveLength(1)
    const ann = await signedIn('ann')
    expect(await (await ann.get('/api/discountcode.php?code=Spring-20')).json()).toMatchObject({
      code: 'SPRING-20',
      value_percentage: 20,
      value_amount: null,
    })
  })

  test('can take an amount off, which a member reads and pays less', async () => {
    const { make, signedIn } = await open()
    const five = { amount: 500, currency: 'EUR' }
    expect(await make({ percentage: null, ...five, minimum: 2500 })).toMatchObject([
      200,
      { percentage: 0, amount: five, minimum: { amount: 2500, currency: 'EUR' } },
    ])
    const ann = await signedIn('ann')
    expect(await (await ann.get('/api/discountcode.php?code=spring-20')).json()).toMatchObject({
      value_percentage: 0,
      value_amount: five,
    })
    const quote = async (bundle: string) =>
      json(await ann.get(`/api/quotes?bundle_id=${bundle}&code=SPRING-20`))
    expect(await quote('eur-60')).toMatchObject([
      200,
      { discount: { percentage: 0, saved: five }, total: { amount: 3499 } },
    ])
    expect(await quote('eur-25')).toEqual([422, { code: 'discount.not-for-this-order' }])
  })

  test('are refused with the field that is wrong, and if they exist', async () => {
    const { make, actions } = await open()
    expect(await make({ code: 'x' })).toEqual([
      422,
      { code: 'discount-code.invalid', field: 'code', problem: 'unreadable' },
    ])
    expect(await make({ member: 'nobody@vonk.example' })).toMatchObject([
      422,
      { field: 'member', problem: 'unknown' },
    ])
    expect(await make({ percentage: 2.5 })).toMatchObject([422, { code: 'request.invalid' }])
    await make()
    expect(await make({ id: uuid(2) })).toEqual([409, { code: 'discount-code.taken' }])
    expect(await actions()).toHaveLength(1)
  })

  test('say whose they are, what they did, and how they stand, in pages', async () => {
    const { make, list, commit, now, pass } = await open()
    const expires = isoOf(now() + MINUTE)
    await make({ member: 'ann', expires })
    for (let nth = 2; nth < 53; nth += 1) {
      pass(1)
      await make({ id: uuid(nth), code: `CODE-${nth}` })
    }
    await commit(({ orders }) =>
      orders.add(
        sampleOrder('ann', {
          discount: { code: 'SPRING-20', percentage: 20 },
          total: { amount: 3199, currency: 'EUR' },
          state: 'completed',
          paidAt: now(),
        }),
      ),
    )
    pass(MINUTE)
    const first = await list()
    expect(first.codes).toHaveLength(50)
    expect(first.codes[0].code).toBe('CODE-52')
    const rest = await list(`?before=${first.next}`)
    expect(rest).toMatchObject({
      codes: [
        { code: 'CODE-2' },
        {
          code: 'SPRING-20',
          state: 'expired',
          member: { id: 'ann', name: expect.any(String) },
          uses: 1,
          given: [{ amount: 800, currency: 'EUR' }],
          earned: [{ amount: 3199, currency: 'EUR' }],
        },
      ],
      next: null,
    })
    expect(first.choices.currencies).toContain('EUR')
  })

  test('are ended once: members do not know them any more', async () => {
    const { make, end, list, actions, signedIn, pass } = await open()
    await make()
    pass(1)
    expect(await end('spring-20')).toEqual([200, { ok: true }])
    expect(await end('SPRING-20')).toEqual([409, { code: 'discount-code.ended' }])
    expect(await end('NONE')).toEqual([404, { code: 'discount-code.not-found' }])
    expect(await end('A%20B')).toEqual([404, { code: 'discount-code.not-found' }])
    expect((await list()).codes).toMatchObject([{ state: 'ended' }])
    const ann = await signedIn('ann')
    expect((await ann.get('/api/discountcode.php?code=SPRING-20')).status).toBe(404)
    expect(await actions()).toMatchObject([
      { action: 'discount-code.ended', subject: 'SPRING-20' },
      { action: 'discount-code.added' },
    ])
  })
})

describe('a campaign', () => {
  const campaign = (until: string, path: string) =>
    JSON.stringify({
      id: 'spring-2027',
      kind: 'promotion',
      path,
      until,
      texts: { nl: { subject: 'Korting', lead: 'Deze week.', button: 'Bekijk' } },
    })

  test('may only name a code that its readers get until its end', async () => {
    const { mia, make, end, now } = await open()
    const until = isoOf(now() + 9 * DAY)
    const reach = async (path: string) => {
      const answer = await mia.post('/api/desk/campaigns/reach', { file: campaign(until, path) })
      const { problem = null, place = [] } = await answer.json()
      return [answer.status, problem, ...place]
    }
    expect(await reach('/credits?code=SPRING-20')).toEqual([422, 'no-code', 'path'])
    expect(await reach('/credits?bundle=eur-60&code=welcome25#top')).toEqual([200, null])
    expect(await reach('/credits?code=WELCOME77')).toEqual([422, 'no-code', 'path'])
    await make()
    expect(await reach('/credits?code=spring-20')).toEqual([200, null])
    await end('SPRING-20')
    expect(await reach('/credits?code=SPRING-20')).toEqual([422, 'code-ended', 'path'])
    await make({ id: uuid(2), code: 'SHORT', expires: isoOf(now() + DAY) })
    expect(await reach('/credits?code=SHORT')).toEqual([422, 'code-ends-first', 'path'])
    await make({ id: uuid(3), code: 'FOR-ANN', member: 'ann' })
    expect(await reach('/credits?code=FOR-ANN')).toEqual([422, 'code-personal', 'path'])
    const sent = await mia.post('/api/desk/campaigns', {
      file: campaign(until, '/credits?code=NONE'),
    })
    expect(sent.status).toBe(422)
  })
})
