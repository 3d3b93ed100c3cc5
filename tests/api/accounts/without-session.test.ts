import { expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { passwordOf } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const OWN = { email: `${ANN}@example.test`, password: passwordOf(ANN) }
const FAILED = [401, { code: 'login.failed' }] as const
const EXPORT = '/api/account/banned/export'
const RESTORED = '/api/account/reactivation'
const DELETION = '/api/account/banned/deletion'

test('a banned member exports and deletes by password alone, and stays signed out', async () => {
  const site = openApi()
  await site.member(ANN)
  const browser = site.browser()
  expect(await json(await browser.post(EXPORT, OWN))).toEqual(FAILED)
  await banMember(site, { member: ANN, rule: 'money', facts: 'Asked for money.', report: null })

  const wrong = { ...OWN, password: 'a guess' }
  expect(await json(await browser.post(EXPORT, wrong))).toEqual(FAILED)
  expect(await json(await browser.post(DELETION, wrong))).toEqual(FAILED)
  const exported = await browser.post(EXPORT, OWN)
  expect(exported.status).toBe(200)
  expect(JSON.stringify(await exported.json())).not.toContain('passwordHash')
  expect(await json(await browser.post(DELETION, OWN))).toEqual([200, { ok: true }])
  expect((await browser.get('/api/user.php')).status).toBe(403)
  expect(await json(await browser.post('/api/user.php', OWN))).toEqual([
    403,
    { code: 'account.deleted' },
  ])
})

test('a deleted account is restored by its password, and then logs in', async () => {
  const site = openApi()
  await site.member(ANN)
  await deleteAccount(site, { member: ANN, reason: null, site: 'vonk' })
  const browser = site.browser()
  const wrong = { ...OWN, password: 'a guess' }
  expect(await json(await browser.post(RESTORED, wrong))).toEqual(FAILED)
  expect(await json(await browser.post(RESTORED, OWN))).toEqual([200, { ok: true }])
  expect((await browser.post('/api/user.php', OWN)).status).toBe(200)
  // Anyone else logs in.
  expect(await json(await browser.post(RESTORED, OWN))).toEqual(FAILED)
})
