import { describe, expect, test } from 'bun:test'
import { mockedPasswords } from '#adapters/system/mocked-secrets.ts'
import { Overloaded } from '#core/shared/result.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { passwordOf } from '#tests/core/world.ts'
import { json, openApi, uuid } from '../open-api.ts'

const ANN = uuid(1)
const EMAIL = `${ANN}@example.test`
const PASSWORD = passwordOf(ANN)
const VISITOR = [403, { code: 'authentication.required', authentication_required: true }] as const

async function withAnn(...given: Parameters<typeof openApi>) {
  const site = openApi(...given)
  await site.member(ANN)
  const logIn = (email: string, password: string) =>
    site.browser().post('/api/user.php', { email, password })
  return { ...site, logIn }
}

describe('logging in', () => {
  test('six times at once is six logins: those in flight are no guesses', async () => {
    const { logIn } = await withAnn()
    const answers = await Promise.all(Array.from({ length: 6 }, () => logIn(EMAIL, PASSWORD)))
    expect(answers.map(({ status }) => status)).toEqual(Array<number>(6).fill(200))
  })

  test('returns the member, and an HttpOnly, SameSite cookie', async () => {
    const { browser } = await withAnn()
    const ann = browser()
    const answer = await ann.post('/api/user.php', {
      email: EMAIL.toUpperCase(),
      password: PASSWORD,
    })
    expect(answer.headers.getSetCookie()).toEqual([
      'vonk_session=token-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax',
      'vonk_device=token-2; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax',
    ])
    const [status, body] = await json(answer)
    expect([status, body]).toMatchObject([
      200,
      { user: { id: ANN, email: EMAIL, status: 'active' } },
    ])
    expect(await json(await ann.get('/api/user.php'))).toEqual([200, body])
    expect(JSON.stringify(body)).not.toContain('hash')
  })

  test('with https sets a Secure cookie bound to its host', async () => {
    const { logIn, browser } = await withAnn({}, { secure: true })
    const answer = await logIn(EMAIL, PASSWORD)
    expect(answer.headers.getSetCookie()).toEqual([
      '__Host-vonk_session=token-1; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax; Secure',
      '__Host-vonk_device=token-2; Max-Age=31536000; Path=/; HttpOnly; SameSite=Lax; Secure',
    ])
    expect(await json(await browser('vonk_session=token-1').get('/api/user.php'))).toEqual(VISITOR)
    const own = browser('__Host-vonk_session=token-1')
    expect((await own.get('/api/user.php')).status).toBe(200)
  })

  test('always creates a new session secret, whatever cookie was sent', async () => {
    const { browser, signedIn } = await withAnn()
    const before = (await signedIn(ANN)).cookie()
    const planted = browser(before)
    await planted.post('/api/user.php', { email: EMAIL, password: PASSWORD })
    expect(planted.cookie()).not.toContain(before ?? '')
    expect(await json(await browser(before).get('/api/user.php'))).toMatchObject(VISITOR)
  })

  test('works from a known device during attacks on the account', async () => {
    const { browser, logIn, member } = await withAnn({
      limits: { account: { tries: 5, window: DAY } },
    })
    await member(uuid(2))
    const own = browser()
    const right = { email: EMAIL, password: PASSWORD }
    await own.post('/api/user.php', right)
    await own.get('/api/logout.php')
    for (let turn = 0; turn < 5; turn += 1) await logIn(EMAIL, 'wrong wrong')

    const unknownDevice = await logIn(EMAIL, PASSWORD)
    expect(unknownDevice.headers.get('retry-after')).toBe(String(24 * 3600))
    expect(await json(unknownDevice)).toEqual([429, { code: 'login.locked', minutes: 24 * 60 }])
    expect((await own.post('/api/user.php', right)).status).toBe(200)
  })

  test('does not reveal whether an email is unknown, and sets no cookie', async () => {
    const { logIn } = await withAnn()
    for (const [email, password] of [
      [EMAIL, 'not it at all'],
      ['nobody@example.test', PASSWORD],
      ['', ''],
      [EMAIL, 'x'.repeat(400)],
    ] as const) {
      const answer = await logIn(email, password)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await json(answer)).toEqual([401, { code: 'login.failed' }])
    }
  })

  test('checks one hash in any case, so that an unknown email takes as long', async () => {
    const looked: (string | null)[] = []
    const passwords = {
      ...mockedPasswords,
      verify: async (password: string, hash: string | null) => {
        looked.push(hash)
        return mockedPasswords.verify(password, hash)
      },
    }
    const { logIn } = await withAnn({}, {}, { passwords })
    await logIn(EMAIL, 'not it at all')
    await logIn('nobody@example.test', 'not it at all')
    expect(looked).toEqual([await mockedPasswords.hash(PASSWORD), null])
  })

  test('is locked after five failures for the stated minutes, for any email', async () => {
    const { logIn, pass } = await withAnn()
    for (const email of [EMAIL, 'nobody@example.test']) {
      for (let turn = 0; turn < 4; turn += 1) await logIn(email, 'wrong wrong')
      expect(await json(await logIn(email, 'wrong wrong'))).toEqual([
        429,
        { code: 'login.blocked', minutes: 15 },
      ])
    }
    pass(14 * MINUTE)
    expect(await json(await logIn(EMAIL, PASSWORD))).toEqual([
      429,
      { code: 'login.blocked', minutes: 1 },
    ])
    pass(MINUTE)
    expect((await logIn(EMAIL, PASSWORD)).status).toBe(200)
  })

  test('counts fifty concurrent guesses as five', async () => {
    let looked = 0
    const verify = async () => {
      looked += 1
      return false
    }
    const { logIn } = await withAnn({}, {}, { passwords: { ...mockedPasswords, verify } })
    await Promise.all(Array.from({ length: 50 }, (_, guess) => logIn(EMAIL, `guess ${guess}`)))
    expect(looked).toBe(5)
  })

  test('reveals a deleted or banned account only with the right password', async () => {
    const { member, logIn } = await withAnn()
    for (const [n, status, refusal] of [
      [3, 'deleted', { code: 'account.deleted' }],
      [4, 'banned', { code: 'account.banned', rule: null }],
    ] as const) {
      const { email } = await member(uuid(n), { account: { status } })
      expect(await json(await logIn(email, passwordOf(uuid(n))))).toEqual([403, refusal])
      expect(await json(await logIn(email, 'not it at all'))).toEqual([
        401,
        { code: 'login.failed' },
      ])
    }
  })

  test('is refused as busy under too many concurrent logins', async () => {
    const verify = () => Promise.reject(new Overloaded())
    const { logIn } = await withAnn({}, {}, { passwords: { ...mockedPasswords, verify } })
    expect(await json(await logIn(EMAIL, PASSWORD))).toEqual([503, { code: 'busy' }])
  })
})

describe('the logged-in member', () => {
  test('does not exist without a cookie, with an invalid one, or after the session expired', async () => {
    const { browser, signedIn, pass } = await withAnn()
    for (const cookie of [null, 'vonk_session=made-up', 'vonk_session=', 'other=1; vonk_session']) {
      expect(await json(await browser(cookie).get('/api/user.php'))).toMatchObject(VISITOR)
    }
    const ann = await signedIn(ANN)
    pass(30 * 24 * 60 * MINUTE)
    expect(await json(await ann.get('/api/user.php'))).toEqual(VISITOR)
  })

  test('can choose a language of the site', async () => {
    const { signedIn } = await withAnn()
    const ann = await signedIn(ANN)
    const changed = await json(await ann.put('/api/user.php', { language: 'pl', credits: 1000 }))
    expect(changed).toMatchObject([200, { user: { language: 'pl', credits: 0 } }])
    expect(await json(await ann.put('/api/user.php', { language: 'xx' }))).toEqual([
      422,
      { code: 'request.invalid', fields: ['language'] },
    ])
  })
})
