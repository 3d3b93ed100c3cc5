import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import type { LinkPurpose } from '#core/accounts/links.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { passwordOf } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const EMAIL = `${ANN}@example.test`
const INVALID = [410, { code: 'link.invalid' }] as const
const NEW = 'a brand new secret'
const ID = uuid(70)

async function open(account: Partial<Account> = {}) {
  const site = openApi()
  await site.member(ANN, { account })
  const visitor = site.browser()
  const link = (purpose: LinkPurpose, email?: string) => mailedLink(site, ANN, purpose, email)
  const use = async (purpose: LinkPurpose, token: string, more: object = {}) =>
    json(await visitor.post(`/api/links/${purpose}`, { token, ...more }))
  const look = async (token: string) => json(await visitor.post('/api/links', { token }))
  return { ...site, visitor, link, use, look }
}

describe('a mailed link that is looked up', () => {
  test('has its purpose, and is not used up', async () => {
    const { link, look } = await open()
    const token = await link('reset')
    for (let turn = 0; turn < 3; turn += 1) {
      expect(await look(token)).toEqual([200, { purpose: 'reset', state: 'usable' }])
    }
  })

  test('is reported as used or expired, and an unknown one as not found', async () => {
    const { link, look, use, pass } = await open()
    const [used, old] = [await link('reset'), await link('activate')]
    await use('reset', used, { id: ID, password: NEW })
    expect(await look(used)).toEqual([200, { purpose: 'reset', state: 'used' }])
    pass(48 * HOUR)
    expect(await look(old)).toEqual([200, { purpose: 'activate', state: 'expired' }])
    expect(await look('never-sent')).toEqual([404, { code: 'not-found' }])
    expect((await look(''))[0]).toBe(422)
    expect((await look('x'.repeat(201)))[0]).toBe(422)
  })

  test('is reported as replaced after a newer mail, and as used once its address is confirmed', async () => {
    const { link, look, use, commit } = await open({ status: 'not_confirmed', confirmedAt: null })
    const [old, other] = [await link('activate'), await link('activate')]
    await commit(({ links }) => links.void(ANN, 'activate'))
    const newest = await link('activate')
    expect(await look(old)).toEqual([200, { purpose: 'activate', state: 'replaced' }])
    expect(await use('activate', old)).toEqual(INVALID)
    expect((await use('activate', newest))[0]).toBe(200)
    expect(await look(other)).toEqual([200, { purpose: 'activate', state: 'used' }])
  })

  test('is never used by a GET, so that mail scanners cannot use it', async () => {
    const { link, look, visitor } = await open()
    const token = await link('activate')
    for (const path of [
      `/api/links/activate?token=${token}`,
      `/api/links/${token}`,
      '/api/links',
    ]) {
      expect([404, 405]).toContain((await visitor.get(path)).status)
    }
    expect(await look(token)).toMatchObject([200, { state: 'usable' }])
  })
})

const LIFE = { activate: 48 * HOUR, reset: 60 * MINUTE, 'change-mail': DAY } as const

describe('a link', () => {
  test('serves only its own purpose', async () => {
    const { link, use } = await open()
    const token = await link('reset')
    for (const purpose of ['activate', 'change-mail', 'reactivate'] as const) {
      expect(await use(purpose, token)).toEqual(INVALID)
    }
    expect((await use('reset', token, { id: ID, password: NEW }))[0]).toBe(200)
  })

  test('that is unknown or expired does nothing', async () => {
    const { link, use, pass } = await open({ status: 'not_confirmed', confirmedAt: null })
    for (const purpose of ['activate', 'reset', 'change-mail'] as const) {
      expect(await use(purpose, 'never-sent', { id: ID, password: NEW })).toEqual(INVALID)
      const token = await link(purpose)
      pass(LIFE[purpose])
      expect(await use(purpose, token, { id: ID, password: NEW })).toEqual(INVALID)
    }
    expect(await use('reactivate', 'never-sent')).toEqual(INVALID)
  })
})

describe('a reset link', () => {
  test('sets the password, logs this browser in and ends all other sessions', async () => {
    const { link, use, signedIn, visitor, browser } = await open()
    const ann = await signedIn(ANN)
    const token = await link('reset')
    const answer = await use('reset', token, { id: ID, password: NEW })
    expect(answer).toMatchObject([200, { user: { id: ANN, email: EMAIL } }])
    expect(await json(await visitor.get('/api/user.php'))).toEqual(answer)
    expect((await ann.get('/api/user.php')).status).toBe(403)
    const logIn = (password: string) => browser().post('/api/user.php', { email: EMAIL, password })
    expect((await logIn(passwordOf(ANN))).status).toBe(401)
    expect((await logIn(NEW)).status).toBe(200)
  })

  test('unblocks a login after five wrong passwords', async () => {
    const { link, use, browser } = await open()
    const logIn = (password: string) => browser().post('/api/user.php', { email: EMAIL, password })
    for (let turn = 0; turn < 5; turn += 1) await logIn('wrong wrong')
    expect((await logIn(passwordOf(ANN))).status).toBe(429)
    await use('reset', await link('reset'), { id: ID, password: NEW })
    expect((await logIn(NEW)).status).toBe(200)
  })

  test('is idempotent for the same password, and reveals nothing about others', async () => {
    const { link, use } = await open()
    const token = await link('reset')
    await use('reset', token, { id: ID, password: NEW })
    expect((await use('reset', token, { id: ID, password: NEW }))[0]).toBe(200)
    for (const password of [NEW, 'yet another secret', 'short']) {
      expect(await use('reset', token, { id: uuid(71), password })).toEqual(INVALID)
    }
  })

  test('stays valid after a weak password', async () => {
    const { link, use } = await open()
    const token = await link('reset')
    expect(await use('reset', token, { id: ID, password: '1234567' })).toEqual([
      422,
      { code: 'password.too-short', minimum: 8 },
    ])
    expect(await use('reset', token, { id: ID, password: 'password123' })).toEqual([
      422,
      { code: 'password.common' },
    ])
    expect((await use('reset', token, { id: ID, password: NEW }))[0]).toBe(200)
  })
})

describe('an email change link', () => {
  test('changes the email, notifies the old address, and ends all other sessions', async () => {
    const { link, signedIn, reads, deliveries } = await open()
    const [here, there] = [await signedIn(ANN), await signedIn(ANN)]
    const token = await link('change-mail', 'ann@elsewhere.test')
    const used = await here.post('/api/links/change-mail', { token })
    expect(await json(used)).toEqual([200, { credits: 0, sent: 0 }])
    expect((await reads.accounts.byId(ANN))?.email).toBe('ann@elsewhere.test')
    expect((await here.get('/api/user.php')).status).toBe(200)
    expect((await there.get('/api/user.php')).status).toBe(403)
    expect((await deliveries()).map(({ notification }) => notification)).toMatchObject([
      { kind: 'mail-changed', email: EMAIL },
    ])
  })

  test('is refused if the address was taken meanwhile', async () => {
    const { link, use, member } = await open()
    const token = await link('change-mail', 'ann@elsewhere.test')
    await member(uuid(2), { account: { email: 'ANN@elsewhere.test' } })
    expect(await use('change-mail', token)).toEqual([409, { code: 'email.taken' }])
  })
})

describe('a spent link', () => {
  test('is renewed by a mail, for a day’s three', async () => {
    const { link, pass, visitor, deliveries } = await open()
    const token = await link('reset')
    const renew = async (spent: string) =>
      json(await visitor.post('/api/links/renewal', { token: spent }))
    pass(LIFE.reset)
    for (let turn = 0; turn < 3; turn += 1) expect(await renew(token)).toEqual([200, { ok: true }])
    expect((await deliveries()).map(({ notification }) => notification.kind)).toEqual(
      Array(3).fill('reset'),
    )
    expect(await renew(token)).toEqual([429, { code: 'mails.too-many', minutes: 24 * 60 }])
    expect(await renew('never-sent')).toEqual(INVALID)
  })
})

describe('a restore link', () => {
  test('restores a deleted account within fourteen days, idempotently', async () => {
    const { link, use, signedIn, browser, pass } = await open()
    const ann = await signedIn(ANN)
    await ann.post('/api/account/deletion', { reason: 'other' })
    const token = await link('reactivate')
    pass(14 * DAY - 1)
    for (let turn = 0; turn < 2; turn += 1) {
      expect(await use('reactivate', token)).toEqual([200, { credits: 0, sent: 0 }])
    }
    expect((await browser().get(`/api/members/${ANN}`)).status).toBe(200)
  })

  test('expires after fourteen days', async () => {
    const { link, use, signedIn, pass } = await open()
    await (await signedIn(ANN)).post('/api/account/deletion', { reason: 'other' })
    const token = await link('reactivate')
    pass(14 * DAY)
    expect(await use('reactivate', token)).toEqual(INVALID)
  })
})
