import { describe, expect, test } from 'bun:test'
import { replaceRecoveryCodes } from '#core/desk/access/replace-recovery-codes.ts'
import { RECOVERY_CODES } from '#core/desk/second-factor.ts'
import { err } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import { openDesk } from './open-desk.ts'
import { openWithApp } from './open-with-app.ts'

const WRONG = err({ code: 'desk.code-wrong' })

describe('a recovery code', () => {
  test('opens the desk once, in any spelling, and is recorded', async () => {
    const { app, logIn, actions, state } = await openWithApp()
    const [first = '', second = ''] = app.recoveryCodes
    expect((await logIn(first)).ok).toBe(true)
    expect(await logIn(first)).toEqual(WRONG)
    expect((await actions()).slice(0, 2).toSorted()).toEqual([
      'recovery-code.used',
      'session.started',
    ])
    const typed = second.replace('-', ' ').toLowerCase().replaceAll('o', '0').replaceAll('i', '1')
    expect((await logIn(typed)).ok).toBe(true)
    expect(await state()).toEqual({ state: 'on', recoveryCodes: RECOVERY_CODES - 2 })
  })

  test('of two logins with it at once, one is in', async () => {
    const { app, logIn } = await openWithApp()
    const [code = ''] = app.recoveryCodes
    const both = await Promise.all([logIn(code), logIn(code)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
  })

  test('is its operator’s alone', async () => {
    const { app, logIn, hire, addApp } = await openWithApp()
    const bo = await addApp(await hire('bo@vonk.example', 'Bo'))
    expect(await logIn(bo.recoveryCodes[0] ?? '')).toEqual(WRONG)
    expect((await logIn(app.recoveryCodes[0] ?? '')).ok).toBe(true)
  })

  test('is replaced by ten new ones, for a code', async () => {
    const { app, logIn, actions, ...desk } = await openWithApp()
    const replace = async (code: string) =>
      replaceRecoveryCodes(desk, { operator: app.operator, code })
    const [old = '', used = ''] = app.recoveryCodes
    const code = await app.codeOf()
    const replaced = await replace(code)
    if (!replaced.ok) throw new Error(replaced.error.code)
    expect(replaced.value).toHaveLength(RECOVERY_CODES)
    expect((await actions())[0]).toBe('recovery-codes.replaced')
    // The code counts as used.
    expect(await replace(code)).toEqual(WRONG)
    expect(await logIn(code)).toEqual(WRONG)
    expect(await logIn(old)).toEqual(WRONG)
    expect((await logIn(replaced.value[0] ?? '')).ok).toBe(true)
    expect(await replace(used)).toEqual(WRONG)
  })

  test('is not replaced by guessing', async () => {
    const { app, ...desk } = await openWithApp()
    const replace = (code: string) => replaceRecoveryCodes(desk, { operator: app.operator, code })
    for (let tried = 0; tried < 5; tried += 1) expect(await replace('000000')).toEqual(WRONG)
    expect(await replace(await app.codeOf())).toEqual(err({ code: 'tries.too-many', minutes: 15 }))
    desk.pass(15 * MINUTE)
    expect((await replace(await app.codeOf())).ok).toBe(true)
  })

  test('is not made for whoever has no app', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    expect(await replaceRecoveryCodes(desk, { operator, code: '000000' })).toEqual(WRONG)
  })
})
