import { describe, expect, test } from 'bun:test'
import { addOperator, removeOperator } from '#core/desk/access/invite-operator.ts'
import { PERMISSIONS } from '#core/desk/roles.ts'
import { MINUTE } from '#core/shared/time.ts'
import { sampleSecondFactor } from '#tests/core/desk/access/open-desk.ts'
import { json, openApi } from '../open-api.ts'

const EMAIL = 'mia@vonk.example'
const PASSWORD = 'a secret behind the desk'
const REFUSED = [403, { code: 'desk.login-required' }] as const

async function open(http: Parameters<typeof openApi>[1] = {}) {
  const site = openApi({}, http)
  const added = await addOperator(site, { email: EMAIL, name: 'Mia' })
  if (!added.ok) throw new Error(added.error.code)
  const { token, operator } = added.value
  const mia = site.browser()
  const accept = (body: object = {}) =>
    mia.post('/api/desk/invitation', { token, password: PASSWORD, ...body })
  const logIn = (password = PASSWORD, browser = mia) =>
    browser.post('/api/desk/session', { email: EMAIL, password })
  return {
    ...site,
    mia,
    token,
    accept,
    logIn,
    shown: {
      id: operator.id,
      name: 'Mia',
      email: EMAIL,
      second_factor: 'missing',
      recovery_codes: 0,
      permissions: [...PERMISSIONS],
    },
  }
}

describe('an invitation', () => {
  test('sets a password and logs in, once', async () => {
    const { accept, mia, shown, browser } = await open()
    const accepted = await accept()
    expect(await json(accepted)).toEqual([200, { ...shown, logged_in: true }])
    const [cookie = '', device = ''] = accepted.headers.getSetCookie()
    expect(cookie).toMatch(/^vonk_desk=[\w-]+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/)
    expect(device).toMatch(
      /^vonk_desk_device=[\w.-]+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
    )
    expect(await json(await mia.get('/api/desk/session'))).toEqual([200, shown])
    const invalid = [404, { code: 'desk.invitation-invalid' }] as const
    expect(await json(await accept())).toEqual(invalid)
    expect(await json(await accept({ token: 'guess' }))).toEqual(invalid)
    expect(await json(await browser().get('/api/desk/session'))).toEqual(REFUSED)
  })

  test('refuses a weak password, and one from a foreign page', async () => {
    const { accept, browser, token } = await open()
    expect(await json(await accept({ password: 'short' }))).toEqual([
      422,
      { code: 'password.too-short', minimum: 8 },
    ])
    const foreign = await browser().post(
      '/api/desk/invitation',
      { token, password: PASSWORD },
      { headers: { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' } },
    )
    expect(foreign.status).toBe(403)
    expect((await accept()).status).toBe(200)
  })
})

describe('a session at the desk', () => {
  test('has a cookie for this host alone where the site is secure', async () => {
    const { accept } = await open({ secure: true })
    const [cookie, device] = (await accept()).headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-vonk_desk=.*SameSite=Strict; Secure$/)
    expect(device).toMatch(/^__Host-vonk_desk_device=.*SameSite=Strict; Secure$/)
  })

  test('is stored nowhere on its way, and ends by logging out', async () => {
    const { accept, logIn, mia, shown } = await open()
    await accept()
    expect(await json(await logIn())).toEqual([200, shown])
    const answer = await mia.get('/api/desk/session')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const token = mia.cookie()
    expect(await json(await mia.remove('/api/desk/session'))).toEqual([200, { ok: true }])
    // That the operator logged in here before is still known.
    expect(mia.cookie()).toMatch(/^vonk_desk_device=[^;]+$/)
    expect(await json(await mia.get('/api/desk/session'))).toEqual(REFUSED)
    const old = await mia.get('/api/desk/session', { headers: { cookie: token ?? '' } })
    expect(await json(old)).toEqual(REFUSED)
    expect(await json(await mia.remove('/api/desk/session'))).toEqual([200, { ok: true }])
  })

  test('ends when idle, and at once when the operator is removed', async () => {
    const { accept, logIn, mia, pass, ...site } = await open()
    await accept()
    pass(30 * MINUTE)
    const idle = await mia.get('/api/desk/session')
    expect(idle.headers.get('cache-control')).toBe('no-store')
    expect(await json(idle)).toEqual(REFUSED)
    await logIn()
    expect((await mia.get('/api/desk/session')).status).toBe(200)
    await removeOperator(site, { email: EMAIL })
    expect(await json(await mia.get('/api/desk/session'))).toEqual(REFUSED)
    expect(await json(await logIn())).toEqual([401, { code: 'login.failed' }])
  })

  test('needs the right password, and twenty wrong ones are blocked', async () => {
    const { accept, logIn, browser } = await open()
    await accept()
    const stranger = browser()
    const answers: (readonly [number, unknown])[] = []
    for (let tried = 0; tried < 20; tried += 1)
      answers.push(await json(await logIn('wrong', stranger)))
    expect(answers.slice(0, 4)).toEqual(Array(4).fill([401, { code: 'login.failed' }]))
    expect(answers.slice(4)).toEqual(Array(16).fill([429, { code: 'login.blocked', minutes: 15 }]))
    const blocked = await logIn(PASSWORD, stranger)
    expect([blocked.status, blocked.headers.get('retry-after')]).toEqual([429, '900'])
    expect(stranger.cookie()).toBeNull()
  })

  test('is not denied to a browser it had before, by the guesses of strangers', async () => {
    const { accept, logIn, mia, browser, shown } = await open()
    await accept()
    await mia.remove('/api/desk/session')
    const strangers = [browser(), browser('vonk_desk_device=guess.guess')]
    for (const stranger of strangers)
      for (let tried = 0; tried < 5; tried += 1) await logIn('wrong', stranger)
    for (const stranger of strangers)
      expect(await json(await logIn(PASSWORD, stranger))).toMatchObject([
        429,
        { code: 'login.blocked' },
      ])
    expect(await json(await logIn())).toEqual([200, shown])
    for (let tried = 0; tried < 5; tried += 1) await logIn('wrong')
    expect((await logIn()).status).toBe(429)
  })

  test.each([
    {},
    { email: EMAIL },
    { email: 1, password: PASSWORD },
    { email: EMAIL, password: 'x'.repeat(401) },
  ])('refuses the body %o', async (body) => {
    const { mia } = await open()
    expect(await json(await mia.post('/api/desk/session', body))).toMatchObject([
      422,
      { code: 'request.invalid' },
    ])
  })
})

describe('a call that says whom its page shows', () => {
  test('is refused once another operator is logged in, and changes nothing', async () => {
    const { accept, mia, shown, atDesk, commit } = await open()
    await accept()
    await commit(({ secondFactors }) => secondFactors.add(sampleSecondFactor(shown.id)))
    const bo = await atDesk('Bo')
    const call = (browser: typeof mia, id: string) =>
      browser.get('/api/desk/overview', { headers: { 'x-desk-operator': id } })
    expect((await call(mia, shown.id)).status).toBe(200)
    for (const id of [bo.operator.id, 'x']) expect(await json(await call(mia, id))).toEqual(REFUSED)
    expect((await call(bo, bo.operator.id)).status).toBe(200)
  })
})

describe('members and operators', () => {
  test('have nothing at each other’s routes', async () => {
    const { accept, mia, member, signedIn } = await open()
    await accept()
    await member('ann')
    const ann = await signedIn('ann')
    expect(await json(await ann.get('/api/desk/session'))).toEqual(REFUSED)
    const swapped = ann.cookie()?.replace('vonk_session', 'vonk_desk') ?? ''
    const asOperator = await ann.get('/api/desk/session', { headers: { cookie: swapped } })
    expect(await json(asOperator)).toEqual(REFUSED)
    expect((await mia.get('/api/user.php')).status).toBe(403)
    const asMember = mia.cookie()?.replace('vonk_desk', 'vonk_session') ?? ''
    const answer = await mia.get('/api/user.php', { headers: { cookie: asMember } })
    expect(answer.status).toBe(403)
  })
})

describe('the demo’s login at the desk', () => {
  test('is told in a demo alone', async () => {
    const { mia } = await open()
    expect(await json(await mia.get('/api/desk/guest'))).toEqual([200, { guest: null }])
    const deskGuest = { email: EMAIL, password: PASSWORD }
    const demo = await open({ deskGuest })
    expect(await json(await demo.mia.get('/api/desk/guest'))).toEqual([200, { guest: deskGuest }])
  })
})
