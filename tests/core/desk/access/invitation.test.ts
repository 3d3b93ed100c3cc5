import { describe, expect, test } from 'bun:test'
import { inviteOperator } from '#core/desk/access/invite-operator.ts'
import { INVITATION_LIFE } from '#core/desk/operator.ts'
import { err } from '#core/shared/result.ts'
import { EMAIL, openDesk, PASSWORD } from './open-desk.ts'

const INVALID = err({ code: 'desk.invitation-invalid' })

describe('an invitation', () => {
  test('sets a password once, and logs in', async () => {
    const desk = openDesk()
    const { operator, token } = await desk.add()
    expect(operator).toMatchObject({ email: EMAIL, name: 'Mia', passwordHash: null })
    expect(JSON.stringify(desk.snapshot())).not.toContain(`"${token}"`)
    expect(await desk.logIn()).toEqual(err({ code: 'login.failed' }))
    const accepted = await desk.accept(token)
    expect(accepted).toMatchObject({ ok: true, value: { operator: { id: operator.id } } })
    expect(await desk.identify(accepted.ok ? accepted.value.token : null)).toMatchObject({
      name: 'Mia',
    })
    expect(await desk.accept(token, 'another long secret')).toEqual(INVALID)
    expect(await desk.logIn('another long secret')).toMatchObject({ ok: false })
    expect(await desk.logIn()).toMatchObject({ ok: true })
  })

  test('is valid for 48 hours', async () => {
    const desk = openDesk()
    const { token } = await desk.add()
    desk.pass(INVITATION_LIFE - 1)
    expect(await desk.accept(token, '')).toEqual(err({ code: 'password.missing' }))
    desk.pass(1)
    expect(await desk.accept(token)).toEqual(INVALID)
    expect(await desk.accept('guess')).toEqual(INVALID)
  })

  test.each([
    ['short', { code: 'password.too-short', minimum: 8 }],
    ['password123', { code: 'password.common' }],
    [EMAIL, { code: 'password.personal' }],
  ] as const)('refuses the password %p, and stays open', async (password, refusal) => {
    const desk = openDesk()
    const { token } = await desk.add()
    expect(await desk.accept(token, password)).toEqual(err(refusal))
    expect((await desk.accept(token)).ok).toBe(true)
  })

  test('a new one replaces the last, and ends all sessions when accepted', async () => {
    const desk = openDesk()
    const first = await desk.add()
    const again = await inviteOperator(desk, { email: EMAIL.toUpperCase() })
    if (!again.ok) throw new Error(again.error.code)
    expect(await desk.accept(first.token)).toEqual(INVALID)
    const before = await desk.accept(again.value.token)
    if (!before.ok) throw new Error(before.error.code)
    const reset = await inviteOperator(desk, { email: EMAIL })
    if (!reset.ok) throw new Error(reset.error.code)
    // Until it is accepted all stays as it was.
    expect(await desk.identify(before.value.token)).not.toBeNull()
    expect((await desk.logIn()).ok).toBe(true)
    expect((await desk.accept(reset.value.token, 'a new secret of mine')).ok).toBe(true)
    expect(await desk.identify(before.value.token)).toBeNull()
    expect((await desk.logIn()).ok).toBe(false)
    expect((await desk.logIn('a new secret of mine')).ok).toBe(true)
  })

  test('of two uses at once one sets the password', async () => {
    const desk = openDesk()
    const { token } = await desk.add()
    const both = await Promise.all([desk.accept(token), desk.accept(token, 'another long secret')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual(INVALID)
  })

  test('needs a known email, and an added operator a new and valid one', async () => {
    const desk = openDesk()
    await desk.add()
    const unknown = err({ code: 'email.not-found' })
    expect(await inviteOperator(desk, { email: 'nobody@vonk.example' })).toEqual(unknown)
    await expect(desk.add('MIA@vonk.example')).rejects.toThrow('operator.email-taken')
    await expect(desk.add('mia')).rejects.toThrow('email.invalid')
    await expect(desk.add('')).rejects.toThrow('email.missing')
  })
})

describe('removing an operator', () => {
  test('ends sessions and invitation at once; the name stays known', async () => {
    const desk = openDesk()
    const { token, operator } = await desk.hire()
    const invited = await inviteOperator(desk, { email: EMAIL })
    expect(await desk.remove()).toMatchObject({ ok: true })
    expect(await desk.identify(token)).toBeNull()
    expect(await desk.logIn()).toEqual(err({ code: 'login.failed' }))
    expect(await desk.accept(invited.ok ? invited.value.token : '')).toEqual(INVALID)
    expect(await desk.remove()).toEqual(err({ code: 'email.not-found' }))
    expect(await inviteOperator(desk, { email: EMAIL })).toEqual(err({ code: 'email.not-found' }))
    expect(await desk.reads.operators.byId(operator.id)).toMatchObject({ name: 'Mia' })
  })

  test('lets the email be added again, as another operator', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    await desk.remove()
    const again = await desk.add()
    expect(again.operator.id).not.toBe(operator.id)
    expect((await desk.accept(again.token)).ok).toBe(true)
    expect(await desk.reads.operators.all()).toHaveLength(2)
  })

  test('at the same moment elsewhere, it is still done once', async () => {
    const desk = openDesk()
    await desk.hire()
    const both = await Promise.all([desk.remove(), desk.remove()])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await desk.logIn(PASSWORD)).ok).toBe(false)
  })

  test('while it is invited again, wins', async () => {
    const desk = openDesk()
    await desk.hire()
    const { value: stale } = await desk.atomically(async ({ operators }) => {
      const known = await operators.byEmail(EMAIL)
      return { ok: true, value: known } as const
    })
    await desk.remove()
    const reads = {
      ...desk.reads,
      operators: { ...desk.reads.operators, byEmail: async () => stale },
    }
    const late = await inviteOperator({ ...desk, reads }, { email: EMAIL })
    expect(late).toEqual(err({ code: 'email.not-found' }))
  })
})
