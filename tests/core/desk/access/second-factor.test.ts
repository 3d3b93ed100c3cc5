import { describe, expect, test } from 'bun:test'
import { acceptInvitation } from '#core/desk/access/accept-invitation.ts'
import {
  addSecondFactor,
  offerSecondFactor,
  secondFactorState,
} from '#core/desk/access/add-second-factor.ts'
import { inviteOperator, removeOperator } from '#core/desk/access/invite-operator.ts'
import { resetSecondFactor } from '#core/desk/access/replace-recovery-codes.ts'
import { CODE_STEP, RECOVERY_CODES } from '#core/desk/second-factor.ts'
import { err } from '#core/shared/result.ts'
import { EMAIL, openDesk } from './open-desk.ts'
import { openWithApp } from './open-with-app.ts'

const WRONG = err({ code: 'desk.code-wrong' })
const REQUIRED = err({ code: 'desk.code-required' })

describe('adding an authenticator app', () => {
  test('ends all sessions and opens another, and is recorded', async () => {
    const { identify, before, app, actions, state } = await openWithApp()
    expect(await identify(before.token)).toBeNull()
    expect(await identify(app.token)).toMatchObject({ email: EMAIL })
    expect(app.recoveryCodes).toHaveLength(RECOVERY_CODES)
    expect(new Set(app.recoveryCodes).size).toBe(RECOVERY_CODES)
    for (const code of app.recoveryCodes) expect(code).toMatch(/^[A-Z2-7]{5}-[A-Z2-7]{5}$/)
    expect(await state()).toEqual({ state: 'on', recoveryCodes: RECOVERY_CODES })
    expect(await actions()).toEqual(['second-factor.added', 'session.started'])
  })

  test('stores neither its secret nor a recovery code in the clear', async () => {
    const { app, snapshot, secrets, reads } = await openWithApp()
    const factor = await reads.secondFactors.of(app.operator.id)
    expect(secrets.unseal(factor?.sealedSecret ?? '')).toBe(app.secret)
    const { secondFactors, ...others } = snapshot()
    expect(secondFactors).toHaveLength(1)
    const stored = JSON.stringify(others)
    for (const secret of [app.secret, ...app.recoveryCodes]) expect(stored).not.toContain(secret)
  })

  test('takes a right code, in the session the secret was shown in', async () => {
    const desk = openDesk()
    const { operator, token, device } = await desk.hire()
    const other = await desk.logIn()
    const offered = await offerSecondFactor(desk, { operator, session: token, guest: null })
    if (!offered.ok || !other.ok) throw new Error('refused')
    const { sealed, secret } = offered.value
    const code = await desk.secrets.authenticatorCode(secret, Math.floor(desk.now() / CODE_STEP))
    const add = (session: string, typed = code, given = sealed) =>
      addSecondFactor(desk, {
        operator,
        sealed: given,
        code: typed,
        browser: { session, device },
      })
    expect(await add(token, 'abc')).toEqual(WRONG)
    expect(await add(token, '')).toEqual(WRONG)
    const expired = err({ code: 'desk.second-factor-expired' })
    expect(await add(other.value.token)).toEqual(expired)
    expect(await add(token, code, 'forged')).toEqual(expired)
    expect(await add(token, code, desk.secrets.seal('another text'))).toEqual(expired)
    expect((await add(token, ` ${code.slice(0, 3)} ${code.slice(3)} `)).ok).toBe(true)
    // It ended the session in which it was shown.
    expect(await add(token)).toEqual(err({ code: 'desk.login-required' }))
  })

  test('is done once, and by nobody who was removed', async () => {
    const { app, ...desk } = await openWithApp()
    const offer = { operator: app.operator, session: app.token, guest: null }
    const taken = err({ code: 'desk.second-factor-taken' })
    expect(await offerSecondFactor(desk, offer)).toEqual(taken)
    const bo = await desk.hire('bo@vonk.example', 'Bo')
    const offered = await offerSecondFactor(desk, {
      operator: bo.operator,
      session: bo.token,
      guest: null,
    })
    if (!offered.ok) throw new Error(offered.error.code)
    const { sealed, secret } = offered.value
    const code = await desk.secrets.authenticatorCode(secret, Math.floor(desk.now() / CODE_STEP))
    const browser = { session: bo.token, device: null }
    const command = { operator: bo.operator, sealed, code, browser }
    await desk.commit(({ secondFactors }) =>
      secondFactors.add({ operator: bo.operator.id, sealedSecret: '', addedAt: 0, lastStep: 0 }),
    )
    expect(await addSecondFactor(desk, command)).toEqual(taken)
    await removeOperator(desk, { email: 'bo@vonk.example' })
    expect(await addSecondFactor(desk, command)).toEqual(err({ code: 'desk.login-required' }))
  })

  test('is refused to the operator of a demo, whom all share', async () => {
    const desk = openDesk()
    const { operator, token } = await desk.hire()
    const guest = EMAIL.toUpperCase()
    expect(await secondFactorState(desk, operator, guest)).toBe('shared')
    expect(await secondFactorState(desk, operator, 'bo@vonk.example')).toBe('missing')
    expect(await offerSecondFactor(desk, { operator, session: token, guest })).toEqual(
      err({ code: 'desk.second-factor-shared' }),
    )
  })
})

describe('who lost the app and all recovery codes', () => {
  test('is logged out by a command, and adds another app', async () => {
    const { app, logIn, identify, actions, state, addApp, ...desk } = await openWithApp()
    const reset = () => resetSecondFactor(desk, { email: EMAIL.toUpperCase() })
    expect(await reset()).toMatchObject({ ok: true, value: { had: true } })
    expect(await identify(app.token)).toBeNull()
    expect((await actions())[0]).toBe('second-factor.removed')
    expect(await state()).toEqual({ state: 'missing', recoveryCodes: 0 })
    const login = await logIn(null)
    if (!login.ok) throw new Error(login.error.code)
    const other = await addApp(login.value)
    desk.pass(CODE_STEP)
    expect(await logIn(await app.codeOf())).toEqual(WRONG)
    expect(await logIn(app.recoveryCodes[0] ?? '')).toEqual(WRONG)
    expect((await logIn(await other.codeOf())).ok).toBe(true)
  })

  test('needs a known email; without an app it only logs out', async () => {
    const desk = openDesk()
    const { token } = await desk.hire()
    expect(await resetSecondFactor(desk, { email: EMAIL })).toMatchObject({
      ok: true,
      value: { had: false },
    })
    expect(await desk.identify(token)).toBeNull()
    const unknown = err({ code: 'email.not-found' })
    expect(await resetSecondFactor(desk, { email: 'nobody@vonk.example' })).toEqual(unknown)
    const [, both] = await Promise.all([desk.remove(), resetSecondFactor(desk, { email: EMAIL })])
    expect(both).toEqual(unknown)
  })
})

test('an invitation sets a new password, and the login still takes a code', async () => {
  const { app, tryTo, identify, ...desk } = await openWithApp()
  const invited = await inviteOperator(desk, { email: EMAIL })
  if (!invited.ok) throw new Error(invited.error.code)
  const password = 'another secret behind it'
  const command = { token: invited.value.token, password, session: app.token }
  const accepted = await acceptInvitation(desk, command)
  expect(accepted).toMatchObject({ ok: true, value: { login: null } })
  expect(await identify(app.token)).toBeNull()
  expect(await tryTo(password)).toEqual(REQUIRED)
  expect((await tryTo(password, { code: await app.codeOf() })).ok).toBe(true)
})

test('a removed operator’s app and codes are gone', async () => {
  const { app, remove, snapshot } = await openWithApp()
  await remove()
  const { secondFactors, recoveryCodes } = snapshot()
  expect([secondFactors, recoveryCodes]).toEqual([[], []])
  expect(app.operator.email).toBe(EMAIL)
})
