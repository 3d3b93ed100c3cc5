import { describe, expect, test } from 'bun:test'
import { addOperator, inviteOperator } from '#core/desk/access/invite-operator.ts'
import { stepAt } from '#core/desk/second-factor.ts'
import { MINUTE } from '#core/shared/time.ts'
import { json, openApi } from '../open-api.ts'

const EMAIL = 'mia@vonk.example'
const PASSWORD = 'a secret behind the desk'
const REQUIRED = [403, { code: 'desk.second-factor-required' }] as const
const WRONG = [401, { code: 'desk.code-wrong' }] as const

async function open(http: Parameters<typeof openApi>[1] = {}) {
  const site = openApi({}, http)
  const added = await addOperator(site, { email: EMAIL, name: 'Mia' })
  if (!added.ok) throw new Error(added.error.code)
  const mia = site.browser()
  const accept = (token: string, browser = mia) =>
    browser.post('/api/desk/invitation', { token, password: PASSWORD })
  await accept(added.value.token)
  const offer = async () => (await mia.get('/api/desk/second-factor')).json()
  /** What the app shows. */
  const codeOf = (secret: string) => site.secrets.authenticatorCode(secret, stepAt(site.now()))
  const logIn = (code?: string, browser = site.browser()) =>
    browser.post('/api/desk/session', { email: EMAIL, password: PASSWORD, ...(code && { code }) })
  /** With an app, some minutes later. */
  const setUp = async () => {
    const { secret, sealed } = await offer()
    const answer = await mia.post('/api/desk/second-factor', {
      sealed,
      code: await codeOf(secret),
    })
    site.pass(5 * MINUTE)
    return { answer, body: await answer.json(), code: () => codeOf(secret) }
  }
  return { ...site, mia, accept, offer, codeOf, logIn, setUp }
}

describe('a new operator', () => {
  test('can do nothing at the desk before an app is added', async () => {
    const { mia } = await open()
    expect(await json(await mia.get('/api/desk/session'))).toMatchObject([
      200,
      { second_factor: 'missing', recovery_codes: 0 },
    ])
    for (const path of ['overview', 'photos', 'actions', 'campaigns', 'deliveries', 'events'])
      expect(await json(await mia.get(`/api/desk/${path}`))).toEqual(REQUIRED)
    const code = { code: '000000' }
    expect(await json(await mia.post('/api/desk/recovery-codes', code))).toEqual(REQUIRED)
  })

  test('adds one by its first code, and gets recovery codes and another session', async () => {
    const { mia, setUp } = await open()
    const before = mia.cookie()
    const { answer, body } = await setUp()
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(body.operator).toMatchObject({ second_factor: 'on', recovery_codes: 10 })
    expect(body.recovery_codes).toHaveLength(10)
    expect(mia.cookie()).not.toBe(before)
    expect((await mia.get('/api/desk/overview')).status).toBe(200)
    const old = await mia.get('/api/desk/session', { headers: { cookie: before ?? '' } })
    expect(old.status).toBe(403)
    expect(await json(await mia.get('/api/desk/second-factor'))).toEqual([
      409,
      { code: 'desk.second-factor-taken' },
    ])
  })

  test('types a wrong code, or sends the secret of another session', async () => {
    const { mia, offer, codeOf, logIn, browser } = await open()
    const { secret, sealed } = await offer()
    const add = (body: object, from = mia) => from.post('/api/desk/second-factor', body)
    expect(await json(await add({ sealed, code: '000' }))).toEqual(WRONG)
    const expired = [409, { code: 'desk.second-factor-expired' }] as const
    const code = await codeOf(secret)
    expect(await json(await add({ sealed: 'forged', code }))).toEqual(expired)
    const other = browser()
    await logIn(undefined, other)
    expect(await json(await add({ sealed, code }, other))).toEqual(expired)
    expect((await add({ sealed, code }, browser())).status).toBe(403)
  })
})

describe('logging in with an app', () => {
  test('takes a code, once', async () => {
    const { mia, setUp, logIn } = await open()
    const { code } = await setUp()
    expect(await json(await logIn())).toEqual([401, { code: 'desk.code-required' }])
    expect(await json(await logIn('000000'))).toEqual(WRONG)
    const typed = await code()
    const login = await logIn(typed)
    expect(await json(login)).toMatchObject([200, { second_factor: 'on' }])
    expect(login.headers.getSetCookie()).toHaveLength(2)
    const again = await logIn(typed)
    expect(await json(again)).toEqual(WRONG)
    expect(again.headers.getSetCookie()).toEqual([])
    const { actions } = await (await mia.get('/api/desk/actions')).json()
    expect(actions).toContainEqual(
      expect.objectContaining({ action: 'code.refused', by: 'Mia', times: 2, subject: null }),
    )
    expect(JSON.stringify(actions)).not.toContain(typed)
  })

  test('or a recovery code, of which new ones are made for a code', async () => {
    const { mia, setUp, logIn } = await open()
    const { code, body } = await setUp()
    const [first] = body.recovery_codes
    expect(await json(await logIn(first))).toMatchObject([200, { recovery_codes: 9 }])
    expect(await json(await logIn(first))).toEqual(WRONG)
    const renew = (typed: string) => mia.post('/api/desk/recovery-codes', { code: typed })
    expect(await json(await renew('000000'))).toEqual(WRONG)
    const renewed = await (await renew(await code())).json()
    expect(renewed.recovery_codes).toHaveLength(10)
    expect((await logIn(body.recovery_codes[1])).status).toBe(401)
    expect((await logIn(renewed.recovery_codes[0])).status).toBe(200)
    for (let tried = 0; tried < 5; tried += 1) await renew('000000')
    expect(await json(await renew(await code()))).toEqual([
      429,
      { code: 'tries.too-many', minutes: 15 },
    ])
  })

  test('is not skipped by an invitation', async () => {
    const { setUp, accept, browser, logIn, ...site } = await open()
    const { code } = await setUp()
    const invited = await inviteOperator(site, { email: EMAIL })
    const other = browser()
    const answer = await accept(invited.ok ? invited.value.token : '', other)
    expect(await json(answer)).toMatchObject([200, { email: EMAIL, logged_in: false }])
    expect(answer.headers.getSetCookie()).toEqual([])
    expect((await logIn(undefined, other)).status).toBe(401)
    expect((await logIn(await code(), other)).status).toBe(200)
  })
})

test('refused logins are in the log, also of nobody known', async () => {
  const { mia, setUp, browser } = await open()
  await setUp()
  const guess = { email: 'nobody@vonk.example', password: 'x' }
  for (let tried = 0; tried < 3; tried += 1) await browser().post('/api/desk/session', guess)
  const { actions } = await (await mia.get('/api/desk/actions')).json()
  expect(actions).toContainEqual(
    expect.objectContaining({ action: 'password.refused', by: null, times: 3 }),
  )
  const overview = await (await mia.get('/api/desk/overview')).json()
  expect(overview.actions).toEqual([])
})

test('the operator of a demo has no app, and cannot add one', async () => {
  const { mia } = await open({ deskGuest: { email: EMAIL, password: PASSWORD } })
  expect(await json(await mia.get('/api/desk/session'))).toMatchObject([
    200,
    { second_factor: 'shared' },
  ])
  expect((await mia.get('/api/desk/overview')).status).toBe(200)
  expect(await json(await mia.get('/api/desk/second-factor'))).toEqual([
    403,
    { code: 'desk.second-factor-shared' },
  ])
})
