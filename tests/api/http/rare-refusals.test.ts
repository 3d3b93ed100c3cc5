import { describe, expect, test } from 'bun:test'
import { MAIL_SIGNATURE_HEADER, signedMailWebhook } from '#adapters/mail/signed-mail-webhook.ts'
import { signed } from '#adapters/shared/signature.ts'
import { demoSites } from '#adapters/sites/demo-sites.ts'
import { Unavailable } from '#core/shared/result.ts'
import { tenOff } from '#stories/shared/ten-off.ts'
import { sampleMessage } from '#tests/contracts/sample.ts'
import { sampleComplaint } from '#tests/contracts/sample-complaint.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { upload } from '#tests/core/fakes.ts'
import { START } from '#tests/core/world.ts'
import { SIGNUP_FORM } from '../../signup-form.ts'
import { json, openApi, uuid } from '../open-api.ts'
import { ANN, BOB, ORDER, openOrders, PAYMENT } from '../open-orders.ts'
import { form } from '../photo-forms.ts'

const FEE = uuid(6)
const PHOTO = uuid(31)

describe('on a site where a member is not shown', () => {
  const BDSM = 'http://bdsm.localhost'
  const [, ...others] = demoSites('sandbox')

  test.each([
    ['PUT', `/api/match-finder/${BOB}`, { answer: 'yes' }],
    ['PUT', `/api/swipe-game/${BOB}`, { answer: 'yes' }],
    ['POST', '/api/conversations', { profile_id: BOB }],
  ] as const)('they reach nobody: %s %s', async (method, path, body) => {
    const install = openApi({ others })
    await install.member(ANN)
    await install.member(BOB, { account: { site: 'bdsm' }, profile: { listedOn: ['bdsm'] } })
    const ann = await install.signedIn(ANN, BDSM)
    const answer = await (method === 'PUT' ? ann.put(path, body) : ann.post(path, body))
    expect(await json(answer)).toEqual([409, { code: 'site.not-shown' }])
    expect(await install.reads.likes.between(ANN, BOB)).toBeNull()
  })
})

describe('a discount that does not count any more', () => {
  async function open() {
    const site = await openOrders()
    await site.commit(async ({ discounts }) => {
      await discounts.add(tenOff('SPENT', { validity: 'once' }))
      await discounts.add(tenOff('OLD', { expires: 1 }))
      const claim = { code: 'SPENT', member: BOB, order: uuid(90), scope: 'once' }
      await discounts.claim(claim)
    })
    return site
  }

  test.each([
    ['SPENT', 409, 'discount.used'],
    ['OLD', 410, 'discount.expired'],
  ] as const)('is refused when typed, quoted and ordered: %s', async (code, status, refusal) => {
    const { ann, place, reads } = await open()
    const refused = [status, { code: refusal }] as const
    expect(await json(await ann.get(`/api/discountcode.php?code=${code}`))).toEqual(refused)
    const quote = `/api/quotes?bundle_id=eur-60&code=${code}`
    expect(await json(await ann.get(quote))).toEqual(refused)
    expect(await place({ code })).toEqual(refused)
    expect(await reads.orders.byId(ORDER)).toBeNull()
  })
})

describe('a mailed link', () => {
  test('to a new password, used, tells a right password from another only to who used it', async () => {
    const site = openApi()
    await site.member(ANN)
    const token = await mailedLink(site, ANN, 'reset')
    const reset = async (password: string) =>
      json(await site.browser().post('/api/links/reset', { id: uuid(70), token, password }))
    expect((await reset('a brand new secret'))[0]).toBe(200)
    expect(await reset('another new secret')).toEqual([409, { code: 'reset.id-taken' }])
    const login = { email: `${ANN}@example.test`, password: 'a brand new secret' }
    expect((await site.browser().post('/api/user.php', login)).status).toBe(200)
  })

  test('to come back is none for an account that was not deleted', async () => {
    const site = openApi()
    await site.member(ANN)
    const token = await mailedLink(site, ANN, 'reactivate')
    expect(await json(await site.browser().post('/api/links/reactivate', { token }))).toEqual([
      409,
      { code: 'account.not-deleted' },
    ])
    expect((await site.reads.accounts.byId(ANN))?.status).toBe('active')
  })

  test('to unsubscribe is none with more letters than any has', async () => {
    const { browser } = openApi()
    const path = `/api/unsubscribe/${'x'.repeat(201)}`
    expect(await json(await browser().post(path, undefined))).toEqual([404, { code: 'not-found' }])
  })

  test('to unsubscribe is answered with a retry while the storage fails', async () => {
    const site = openApi()
    const fails = () => Promise.reject(new Unavailable('no room', '53100'))
    const links = { ...site.reads.links, byHash: fails }
    const other = { reads: { ...site.reads, links }, atomically: fails }
    const { browser } = openApi({}, {}, other)
    const path = '/api/unsubscribe/a-token'
    for (const answer of [await browser().get(path), await browser().post(path, undefined)]) {
      expect(answer.headers.get('retry-after')).toBe('2')
      expect(await json(answer)).toEqual([503, { code: 'busy' }])
    }
  })
})

test('a mail that came back is reported again while the storage fails', async () => {
  const fails = () => Promise.reject(new Unavailable('no room', '53100'))
  const mailWebhook = signedMailWebhook({ secret: 'a secret', now: () => START })
  const { reads } = openApi()
  const accounts = { ...reads.accounts, byEmail: fails }
  const { api } = openApi({ mailWebhook }, {}, { reads: { ...reads, accounts }, atomically: fails })
  const body = JSON.stringify({ trouble: 'bounce', email: 'ann@example.test' })
  const headers = { [MAIL_SIGNATURE_HEADER]: await signed('a secret', body, START) }
  const answer = await api.handle(
    new Request('http://localhost/api/mail-troubles', { method: 'POST', body, headers }),
  )
  expect(answer.headers.get('retry-after')).toBe('2')
  expect(await json(answer)).toEqual([503, { code: 'busy' }])
})

describe('a fictional profile', () => {
  test('is written to in a signup only with the acknowledgement', async () => {
    const site = openApi()
    await site.member(FEE, { profile: { kind: 'fictional' } })
    const signUp = async (more: object) =>
      json(
        await site.browser().post('/api/signup', {
          ...SIGNUP_FORM,
          ...{ id: uuid(7), email: 'noor@example.test', name: 'Noor', region: 'Utrecht' },
          ...{ password: 'ember on paper', date_of_birth: '1994-02-03' },
          ...{ to: { id: FEE, kind: 'fictional' }, signup_message: 'Dag Fee', acknowledged: false },
          ...more,
        }),
      )
    const first = { code: 'chat.acknowledge-first', kind: 'fictional' }
    expect(await signUp({})).toEqual([428, first])
    expect(await site.reads.accounts.byId(uuid(7))).toBeNull()
    expect((await signUp({ acknowledged: true }))[0]).toBe(201)
  })

  test('gets a photo only with the acknowledgement', async () => {
    const site = openApi()
    await site.member(ANN, { account: { premiumSince: 1 } })
    await site.member(FEE, { profile: { kind: 'fictional' } })
    await site.commit(({ wallets }) => wallets.credit(ANN, 'paid', 10))
    const ann = await site.signedIn(ANN)
    const { id } = await (await ann.post('/api/conversations', { profile_id: FEE })).json()
    await site.commit(({ messages }) => messages.append(sampleMessage(id, FEE)))
    const sent = await ann.post(`/api/conversations/${id}/photos`, form(PHOTO, upload('a')))
    const first = { code: 'chat.acknowledge-first', kind: 'fictional' }
    expect(await json(sent)).toEqual([428, first])
    expect((await (await ann.get('/api/user.php')).json()).user.credits).toBe(10)
  })
})

describe('an id that belongs to something else', () => {
  test('names no other session than one of one’s own, whatever its length', async () => {
    const site = openApi()
    await site.member(ANN)
    const ann = await site.signedIn(ANN)
    const path = `/api/sessions/${'x'.repeat(101)}`
    expect(await json(await ann.remove(path))).toEqual([404, { code: 'not-found' }])
    expect((await ann.get('/api/user.php')).status).toBe(200)
  })

  test('of a withdrawal with other content is taken', async () => {
    const { ann, browser, place, provider, reads } = await openOrders()
    await place()
    provider.decide({ id: PAYMENT }, 'paid')
    const order = await (await ann.post(`/api/orders/${ORDER}/refresh`, {})).json()
    const stated = {
      ...{ id: uuid(60), order_number: order.number, name: 'Ann', language: 'nl' },
      email: order.receipt.buyer.email,
    }
    const state = async (more: object) =>
      json(await browser().post('/api/withdrawals', { ...stated, ...more }))
    expect((await state({}))[0]).toBe(202)
    const taken = [409, { code: 'withdrawal.id-taken' }] as const
    expect(await state({ name: 'Bob' })).toEqual(taken)
    const own = { id: uuid(60), name: 'Bob', language: 'nl' }
    expect(await json(await ann.post(`/api/orders/${ORDER}/withdrawal`, own))).toEqual(taken)
    expect((await reads.withdrawals.byId(uuid(60)))?.name).toBe('Ann')
  })
})

test('the profile of an account that is erased meanwhile is not there to be changed', async () => {
  const site = openApi()
  await site.member(ANN)
  const ann = await site.signedIn(ANN)
  await site.commit(({ profiles }) => profiles.remove(ANN))
  expect(await json(await ann.patch('/api/profile', { about: 'Hallo' }))).toEqual([
    404,
    { code: 'profile.not-found' },
  ])
})

test('a site whose search is closed counts nobody for a visitor', async () => {
  const { browser } = openApi({ settings: { loggedOutSearch: false } })
  expect(await json(await browser().get('/api/members/switches'))).toEqual([
    403,
    { code: 'search.closed' },
  ])
})

test('reading beyond the last message is reading up to it', async () => {
  const site = openApi()
  for (const id of [ANN, BOB]) await site.member(id)
  const [ann, bob] = [await site.signedIn(ANN), await site.signedIn(BOB)]
  const { id } = await (await ann.post('/api/conversations', { profile_id: BOB })).json()
  await site.commit(({ messages }) => messages.append(sampleMessage(id, ANN)))
  const read = async (seq: number) => json(await bob.post(`/api/conversations/${id}/read`, { seq }))
  expect(await read(999)).toEqual([200, { seq: 1 }])
  expect(await read(0)).toEqual([200, { seq: 1 }])
  const seat = await site.commit(({ conversations }) => conversations.lock(id, BOB))
  expect(seat?.readSeq).toBe(1)
})

test('a shown photo becomes the main one', async () => {
  const site = openApi()
  await site.member(ANN, { profile: { mainPhoto: PHOTO } })
  for (const id of [PHOTO, uuid(32)]) await site.photo(id, ANN, { state: 'active' })
  const ann = await site.signedIn(ANN)
  const chosen = await ann.post(`/api/photos/${uuid(32)}/main`, undefined)
  expect(await json(chosen)).toEqual([200, { ok: true }])
  expect((await site.reads.profiles.byId(ANN))?.mainPhoto).toBe(uuid(32))
})

describe('at the desk', () => {
  test('a picture that nobody has gets no decision', async () => {
    const site = openApi()
    const mia = await site.atDesk()
    const missing = [404, { code: 'photo.not-found' }] as const
    for (const picture of [`${PHOTO}_none`, '..%2Fx']) {
      const path = `/api/desk/photos/${picture}`
      expect(await json(await mia.post(path, { verdict: 'approve' }))).toEqual(missing)
    }
    expect(await site.reads.operatorActions.newest(null, 5)).toEqual([])
  })

  test('a complaint is taken once, and over from a colleague only if that is meant', async () => {
    const site = openApi()
    await site.commit(({ complaints }) => complaints.add(sampleComplaint({ id: uuid(500) })))
    const [mia, bo] = [await site.atDesk('Mia'), await site.atDesk('Bo')]
    const path = `/api/desk/complaints/${uuid(500)}`
    const take = async (by: typeof mia, body: object = {}) =>
      json(await by.post(`${path}/take`, body))
    const taken = { id: uuid(500), taken_at: '2026-11-21T12:00:00.000Z', taken_by: 'Mia' }
    expect(await take(mia)).toMatchObject([200, taken])
    expect(await take(mia)).toMatchObject([200, taken])
    expect(await take(bo)).toMatchObject([409, { code: 'case.taken', by: 'Mia' }])
    expect(await take(bo, { over: true })).toMatchObject([200, { taken_by: 'Bo' }])
    const actions = await site.reads.operatorActions.newest(null, 5)
    expect(actions.map(({ operator, action, subject }) => [operator, action, subject])).toEqual([
      [bo.operator.id, 'complaint.taken', uuid(500)],
      [mia.operator.id, 'complaint.taken', uuid(500)],
    ])
    await mia.post(`${path}/answer`, { text: 'Het geld komt terug.' })
    expect(await take(bo)).toEqual([409, { code: 'complaint.answered', by: 'Mia' }])
  })
})
