import { describe, expect, test } from 'bun:test'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
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

describe('an email change', () => {
  const ask = (email: string, password = PASSWORD) => ({ email, password })

  test('needs the password, and changes nothing until its link is used', async () => {
    const { ann, deliveries } = await open()
    const changed = await ann.put('/api/account/email', ask(' ann@elsewhere.test '))
    expect(await json(changed)).toEqual(DONE)
    expect((await deliveries()).map(({ notification }) => notification)).toMatchObject([
      { kind: 'change-mail', member: ANN, email: 'ann@elsewhere.test', site: 'vonk' },
    ])
    expect(await json(await ann.get('/api/user.php'))).toMatchObject([
      200,
      { user: { email: EMAIL } },
    ])
  })

  test('waits for its link, and may be cancelled', async () => {
    const site = await open()
    const { ann } = site
    const pending = async () => json(await ann.get('/api/account/email'))
    expect(await pending()).toEqual([200, { pending: null }])
    const token = await mailedLink(site, ANN, 'change-mail', 'ann@elsewhere.test')
    expect(await pending()).toMatchObject([200, { pending: { email: 'ann@elsewhere.test' } }])
    expect(await json(await ann.remove('/api/account/email'))).toEqual(DONE)
    expect(await pending()).toEqual([200, { pending: null }])
    expect((await ann.post('/api/links/change-mail', { token })).status).toBe(410)
  })

  test.each([
    ['nonsense', PASSWORD, 422, 'email.invalid'],
    [EMAIL.toUpperCase(), PASSWORD, 422, 'email.unchanged'],
    [`${BOB.toUpperCase()}@example.test`, PASSWORD, 409, 'email.taken'],
    ['ann@elsewhere.test', 'not it at all', 403, 'password.old-wrong'],
  ])('is not %s', async (email, password, status, code) => {
    const { ann, deliveries } = await open()
    const refused = await json(await ann.put('/api/account/email', ask(email, password)))
    expect(refused).toEqual([status, { code }])
    expect(await deliveries()).toEqual([])
  })

  test('is mailed five times a day at most', async () => {
    const { ann } = await open()
    for (let turn = 0; turn < 5; turn += 1) {
      await ann.put('/api/account/email', ask(`ann${turn}@elsewhere.test`))
    }
    const refused = await json(await ann.put('/api/account/email', ask('ann@elsewhere.test')))
    expect(refused).toEqual([429, { code: 'mails.too-many', minutes: 1440 }])
  })
})
