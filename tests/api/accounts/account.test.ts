import { describe, expect, test } from 'bun:test'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { HOUR } from '#core/shared/time.ts'
import { passwordOf } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const BOB = uuid(2)
const EMAIL = `${ANN}@example.test`
const PASSWORD = passwordOf(ANN)
const DONE = [200, { ok: true }] as const

async function open() {
  const site = openApi()
  await site.member(ANN)
  await site.member(BOB)
  return { ...site, ann: await site.signedIn(ANN), bob: await site.signedIn(BOB) }
}

describe('settings', () => {
  test('change only what is named', async () => {
    const { ann } = await open()
    await ann.patch('/api/account', { invisible: true, notifications_off: ['like'] })
    const changed = await json(await ann.patch('/api/account', { privacy: true }))
    expect(changed).toMatchObject([
      200,
      { user: { invisible: true, privacy: true, notifications_off: ['like'] } },
    ])
  })

  test('accept no invalid values', async () => {
    const { ann, reads } = await open()
    for (const body of [{ invisible: 'true' }, { privacy: 1 }, { notifications_off: ['all'] }]) {
      expect((await ann.patch('/api/account', body)).status).toBe(422)
    }
    const account = await reads.accounts.byId(ANN)
    const more = { status: 'banned', premiumSince: 1, email: 'x@y.test', id: BOB }
    expect((await ann.patch('/api/account', more)).status).toBe(200)
    expect(await reads.accounts.byId(ANN)).toEqual(account)
  })

  test('that hide a member hide them from visitors', async () => {
    const { ann, browser } = await open()
    expect((await browser().get(`/api/members/${ANN}`)).status).toBe(200)
    await ann.patch('/api/account', { invisible: true })
    expect((await browser().get(`/api/members/${ANN}`)).status).toBe(404)
  })
})

describe('a password change', () => {
  const change = { old: PASSWORD, password: 'a brand new secret' }

  test('ends all other sessions', async () => {
    const { ann, signedIn, browser } = await open()
    const there = await signedIn(ANN)
    expect(await json(await ann.put('/api/account/password', change))).toEqual(DONE)
    expect((await ann.get('/api/user.php')).status).toBe(200)
    expect((await there.get('/api/user.php')).status).toBe(403)
    const login = await browser().post('/api/user.php', {
      email: EMAIL,
      password: change.password,
    })
    expect(login.status).toBe(200)
  })

  test('needs the old password, with the rate limit of a login', async () => {
    const { ann } = await open()
    const guess = async () => json(await ann.put('/api/account/password', { ...change, old: 'no' }))
    for (let turn = 0; turn < 4; turn += 1) {
      expect(await guess()).toEqual([403, { code: 'password.old-wrong' }])
    }
    expect(await guess()).toEqual([429, { code: 'login.blocked', minutes: 15 }])
    const right = await json(await ann.put('/api/account/password', change))
    expect(right).toEqual([429, { code: 'login.blocked', minutes: 15 }])
  })

  test.each([
    ['short', 'password.too-short'],
    ['x'.repeat(129), 'password.too-long'],
    ['password123', 'password.common'],
    [EMAIL.toUpperCase(), 'password.personal'],
  ])('is not %s', async (password, code) => {
    const { ann } = await open()
    const refused = await json(await ann.put('/api/account/password', { old: PASSWORD, password }))
    expect(refused).toMatchObject([422, { code }])
  })
})

describe('a forgotten password', () => {
  test('can be reset by mail, three times a day', async () => {
    const site = await open()
    const ask = async () =>
      json(await site.browser().post('/api/account/reset-mail', { email: EMAIL.toUpperCase() }))
    for (let turn = 0; turn < 3; turn += 1) {
      // The second finds the mail of the first.
      for (const answer of [await ask(), await ask()]) expect(answer).toEqual(DONE)
      await site.consume()
      await sendDue(site, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
      site.pass(HOUR)
    }
    expect(await ask()).toEqual([429, { code: 'mails.too-many', minutes: 23 * 60 }])
    expect(site.mailer.letters).toHaveLength(3)
  })

  test('of an unknown email gives an error, twenty times an hour', async () => {
    const { browser, pass } = await open()
    const ask = async (email: string) =>
      json(await browser().post('/api/account/reset-mail', { email }))
    for (let turn = 0; turn < 20; turn += 1) {
      expect(await ask(`nobody${turn}@example.test`)).toEqual([404, { code: 'email.not-found' }])
    }
    expect(await ask(EMAIL)).toEqual([429, { code: 'tries.too-many', minutes: 60 }])
    pass(HOUR)
    expect(await ask(EMAIL)).toEqual(DONE)
  })
})

test('the confirmation mail can be resent five times a day, and not after confirmation', async () => {
  const { ann, member, signedIn, deliveries } = await open()
  const unsent = [200, { sent: false }] as const
  expect(await json(await ann.post('/api/account/activation-mail', undefined))).toEqual(unsent)
  expect(await deliveries()).toEqual([])
  await member(uuid(3), { account: { status: 'not_confirmed', confirmedAt: null } })
  const eve = await signedIn(uuid(3))
  const ask = async () => json(await eve.post('/api/account/activation-mail', undefined))
  for (let turn = 0; turn < 5; turn += 1) expect(await ask()).toEqual([200, { sent: true }])
  expect(await ask()).toEqual([429, { code: 'mails.too-many', minutes: 1440 }])
})

test('the export contains the member’s own data and no secrets', async () => {
  const { ann } = await open()
  const answer = await ann.get('/api/account/export')
  const text = await answer.text()
  expect(answer.status).toBe(200)
  expect(text).toContain(EMAIL)
  expect(text).not.toContain(BOB)
  expect(text).not.toMatch(/hash|token/i)
})

test('the export is made for our own pages alone: a link elsewhere does not use up its limit', async () => {
  const { ann } = await open()
  const from = async (site: string) =>
    json(await ann.get('/api/account/export', { headers: { 'sec-fetch-site': site } }))
  for (const site of ['cross-site', 'same-site', 'none', 'cross-site', 'none', 'same-site'])
    expect(await from(site)).toEqual([403, { code: 'request.foreign-origin' }])
  expect((await from('same-origin'))[0]).toBe(200)
})

describe('deleting an account', () => {
  test('takes effect at once: all sessions end, and the profile is hidden', async () => {
    const { ann, bob, signedIn } = await open()
    const there = await signedIn(ANN)
    const answer = await ann.post('/api/account/deletion', { reason: 'other' })
    expect(answer.headers.get('set-cookie')).toStartWith('vonk_session=; Max-Age=0;')
    expect(await json(answer)).toEqual(DONE)
    expect((await there.get('/api/user.php')).status).toBe(403)
    expect((await bob.get(`/api/members/${ANN}`)).status).toBe(404)
  })

  test('needs a known reason, and offers an alternative', async () => {
    const { ann } = await open()
    expect((await ann.post('/api/account/deletion', { reason: 'x' })).status).toBe(422)
    expect((await ann.put('/api/account/leaving', { reason: 'x' })).status).toBe(422)
    const offered = await json(await ann.put('/api/account/leaving', { reason: 'other' }))
    expect(offered).toEqual([
      200,
      { refundable: [], alternatives: ['pause', 'fewer-mails'], discount: 0 },
    ])
  })

  test('offers the retention discount: once, and only then', async () => {
    const { ann, pass } = await open()
    const begin = async () =>
      json(await ann.put('/api/account/leaving', { reason: 'too-expensive' }))
    const take = async () => json(await ann.put('/api/account/stay-discount', undefined))
    const held = async () => json(await ann.get('/api/account/stay-discount'))
    const none = [404, { code: 'discount.not-found' }] as const
    expect(await take()).toEqual(none)
    await begin()
    expect(await take()).toEqual(none)
    expect(await held()).toEqual([200, { discount: null }])
    pass(5 * HOUR)
    const offered = { alternatives: ['discount', 'pause', 'fewer-mails'], discount: 50 }
    expect(await begin()).toMatchObject([200, offered])
    const [status, given] = await take()
    expect([status, given]).toMatchObject([200, { value_percentage: 50 }])
    expect(await take()).toEqual([200, given])
    expect(await held()).toEqual([200, { discount: given }])
    // Its code is shown again until it is used.
    expect(await begin()).toMatchObject([200, offered])
    expect(await take()).toEqual([200, given])
    const typed = `/api/discountcode.php?code=${JSON.parse(JSON.stringify(given)).code}`
    expect(await json(await ann.get(typed))).toMatchObject([
      200,
      { value_percentage: 50, user_id: ANN },
    ])
  })
})
