import { describe, expect, test } from 'bun:test'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import { CODE_STEP } from '#core/desk/second-factor.ts'
import { err } from '#core/shared/result.ts'
import { DAY, MINUTE } from '#core/shared/time.ts'
import { EMAIL, openDesk, PASSWORD } from './open-desk.ts'
import { openWithApp } from './open-with-app.ts'

const WRONG = err({ code: 'desk.code-wrong' })
const REQUIRED = err({ code: 'desk.code-required' })

describe('logging in with an authenticator app', () => {
  test('takes the password, then a code, once', async () => {
    const { app, logIn, tryTo, ...desk } = await openWithApp()
    expect(await tryTo('wrong', { code: await app.codeOf() })).toEqual(
      err({ code: 'login.failed' }),
    )
    expect(await logIn(null)).toEqual(REQUIRED)
    const code = await app.codeOf()
    expect((await logIn(`\u2068${code.slice(0, 3)}\u00a0${code.slice(3)}\u2069`)).ok).toBe(true)
    expect(await logIn(code)).toEqual(WRONG)
    desk.pass(CODE_STEP)
    expect((await logIn(await app.codeOf())).ok).toBe(true)
  })

  test.each([
    [-2, false],
    [-1, true],
    [0, true],
    [1, true],
    [2, false],
  ])('takes a code %p steps from now: %p', async (later, right) => {
    const { app, logIn } = await openWithApp()
    const login = await logIn(await app.codeOf(later))
    expect(login.ok ? true : login).toEqual(right ? true : WRONG)
  })

  test('takes no code that is older than a used one', async () => {
    const { app, logIn } = await openWithApp()
    const older = await app.codeOf(0)
    expect((await logIn(await app.codeOf(1))).ok).toBe(true)
    expect(await logIn(older)).toEqual(WRONG)
  })

  test('does not take the code by which it was added', async () => {
    const desk = openDesk()
    const app = await desk.addApp(await desk.hire())
    expect(await desk.logIn(PASSWORD, { code: await app.codeOf() })).toEqual(WRONG)
  })

  test('of two logins with one code at once, one is in', async () => {
    const { app, logIn } = await openWithApp()
    const code = await app.codeOf()
    const both = await Promise.all([logIn(code), logIn(code)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual(WRONG)
  })

  test('counts wrong codes as wrong passwords, which a right password does not reset', async () => {
    const { app, logIn, pass } = await openWithApp()
    const blocked = err({ code: 'login.blocked', minutes: 15 })
    for (let tried = 0; tried < 4; tried += 1) {
      expect(await logIn('000000')).toEqual(WRONG)
      expect(await logIn(null)).toEqual(REQUIRED)
    }
    expect(await logIn('000000')).toEqual(blocked)
    expect(await logIn(await app.codeOf())).toEqual(blocked)
    // A browser that was let in before has a counter of its own.
    expect((await logIn(await app.codeOf(), { device: app.device })).ok).toBe(true)
    pass(15 * MINUTE)
    expect((await logIn(await app.codeOf())).ok).toBe(true)
  })

  test('is locked by fifty wrong codes a day, from wherever', async () => {
    const { app, logIn } = await openWithApp()
    for (let tried = 0; tried < 50; tried += 1)
      await logIn('000000', { address: `10.0.${tried}.1` })
    expect(await logIn(await app.codeOf(), { address: '10.1.0.1' })).toMatchObject({
      error: { code: 'login.locked' },
    })
  })

  test('asks for a code if the app was added during the login', async () => {
    const desk = openDesk()
    const login = await desk.hire()
    const secondFactors = {
      ...desk.reads.secondFactors,
      // Looked up before it was added.
      of: async () => {
        await desk.addApp(login)
        return null
      },
    }
    const slow = { ...desk, reads: { ...desk.reads, secondFactors } }
    const browser = { session: null, device: null }
    const command = { email: EMAIL, password: PASSWORD, code: null, address: '192.0.2.1', browser }
    expect(await logInOperator(slow, command)).toEqual(REQUIRED)
  })
})

test('a day of codes is accepted, each in its own half minute', async () => {
  const { app, logIn, pass } = await openWithApp()
  for (let hour = 0; hour < 24; hour += 1) {
    expect((await logIn(await app.codeOf())).ok).toBe(true)
    pass(DAY / 24)
  }
})
