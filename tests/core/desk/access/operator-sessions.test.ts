import { describe, expect, test } from 'bun:test'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { pruneOperatorSessions } from '#core/desk/access/identify-operator.ts'
import { logInOperator } from '#core/desk/access/log-in-operator.ts'
import { logOutOperator } from '#core/desk/access/operator-session.ts'
import { listActions } from '#core/desk/log/list-actions.ts'
import { viewOverview } from '#core/desk/overview.ts'
import { OWNER } from '#core/desk/roles.ts'
import { err } from '#core/shared/result.ts'
import { DAY, HOUR, MINUTE } from '#core/shared/time.ts'
import { PHONE } from '#tests/core/accounts/sessions/browsers.ts'
import { EMAIL, openDesk, PASSWORD } from './open-desk.ts'

const FAILED = err({ code: 'login.failed' })

describe('a session at the desk', () => {
  test('ends after 30 minutes without a request', async () => {
    const desk = openDesk()
    const { token } = await desk.hire()
    for (let round = 0; round < 5; round += 1) {
      desk.pass(29 * MINUTE)
      expect(await desk.identify(token)).not.toBeNull()
    }
    desk.pass(30 * MINUTE)
    expect(await desk.identify(token)).toBeNull()
  })

  test('ends after 12 hours, whatever is done', async () => {
    const desk = openDesk()
    const { token } = await desk.hire()
    for (let quarter = 0; quarter < 4 * 12; quarter += 1) {
      expect(await desk.identify(token)).not.toBeNull()
      desk.pass(HOUR / 4)
    }
    expect(await desk.identify(token)).toBeNull()
  })

  test('is nobody’s without a secret, or with a member’s', async () => {
    const desk = openDesk()
    await desk.hire()
    await desk.member('ann')
    const member = await logIn(desk, {
      email: 'ann@example.test',
      password: 'ann has a long secret',
      address: '192.0.2.1',
      browser: PHONE,
    })
    expect(member.ok).toBe(true)
    for (const token of [null, '', 'guess', member.ok ? member.value.token : ''])
      expect(await desk.identify(token)).toBeNull()
  })

  test('writes a request at most once a minute', async () => {
    const desk = openDesk()
    const { token, session } = await desk.hire()
    const seenAt = async () => (await desk.reads.operatorSessions.byId(session.id))?.seenAt
    desk.pass(MINUTE - 1)
    await desk.identify(token)
    expect(await seenAt()).toBe(session.seenAt)
    desk.pass(1)
    await desk.identify(token)
    expect(await seenAt()).toBe(desk.now())
  })

  test('ends by logging out, again and again', async () => {
    const desk = openDesk()
    const { token } = await desk.hire()
    await logOutOperator(desk, token)
    await logOutOperator(desk, token)
    expect(await desk.identify(token)).toBeNull()
  })

  test('is replaced by the next login of this browser; others stay', async () => {
    const desk = openDesk()
    const first = await desk.hire()
    const other = await desk.logIn()
    const next = await desk.logIn(PASSWORD, { session: first.token })
    expect(await desk.identify(first.token)).toBeNull()
    for (const login of [other, next])
      expect(await desk.identify(login.ok ? login.value.token : '')).not.toBeNull()
  })

  test('of a removed operator is no login, even if it were there', async () => {
    const desk = openDesk()
    const { token, session } = await desk.hire()
    await desk.remove()
    await desk.commit(({ operatorSessions }) => operatorSessions.add(session))
    expect(await desk.identify(token)).toBeNull()
  })

  test('is pruned once it was idle for too long', async () => {
    const desk = openDesk()
    const { session } = await desk.hire()
    desk.pass(30 * MINUTE)
    await pruneOperatorSessions(desk)
    expect(await desk.reads.operatorSessions.byId(session.id)).not.toBeNull()
    desk.pass(1)
    await pruneOperatorSessions(desk)
    expect(await desk.reads.operatorSessions.byId(session.id)).toBeNull()
  })
})

test('coming and going is recorded: each login, and a logout once', async () => {
  const desk = openDesk()
  const { operator } = await desk.hire()
  desk.pass(1)
  const login = await desk.logIn()
  await desk.logIn('wrong')
  const token = login.ok ? login.value.token : ''
  desk.pass(1)
  await Promise.all([logOutOperator(desk, token), logOutOperator(desk, token)])
  await logOutOperator(desk, 'nobody')
  const { items } = await listActions(desk, { before: null })
  expect(items).toMatchObject([
    { action: 'session.ended', by: 'Mia', operator: operator.id, subject: null, at: desk.now() },
    { action: 'session.started', by: 'Mia', at: desk.now() - 1 },
    { action: 'session.started', by: 'Mia', at: desk.now() - 2 },
  ])
  expect((await viewOverview(desk, { roles: [OWNER] })).actions).toEqual([])
})

test('a session that ended by itself was not ended by its operator', async () => {
  const desk = openDesk()
  const { token } = await desk.hire()
  desk.pass(30 * MINUTE)
  await logOutOperator(desk, token)
  const actions = await desk.reads.operatorActions.newest(null, 9)
  expect(actions.map(({ action }) => action)).toEqual(['session.started'])
})

describe('logging in at the desk', () => {
  test('takes the email in any spelling, and tells no unknown email from a wrong password', async () => {
    const desk = openDesk()
    await desk.hire()
    expect((await desk.logIn(PASSWORD, { email: ` ${EMAIL.toUpperCase()} ` })).ok).toBe(true)
    expect(await desk.logIn('wrong')).toEqual(FAILED)
    expect(await desk.logIn('wrong', { email: 'nobody@vonk.example' })).toEqual(FAILED)
    expect(await desk.logIn('x'.repeat(400))).toEqual(FAILED)
  })

  test('is blocked after five wrong passwords from one address block, even with the right one', async () => {
    const desk = openDesk()
    await desk.hire()
    for (let tried = 0; tried < 4; tried += 1) expect(await desk.logIn('wrong')).toEqual(FAILED)
    const blocked = err({ code: 'login.blocked', minutes: 15 })
    expect(await desk.logIn('wrong')).toEqual(blocked)
    expect(await desk.logIn()).toEqual(blocked)
    expect((await desk.logIn(PASSWORD, { address: '198.51.100.7' })).ok).toBe(true)
    desk.pass(15 * MINUTE)
    expect((await desk.logIn()).ok).toBe(true)
    // A right one starts at zero again.
    for (let tried = 0; tried < 4; tried += 1) expect(await desk.logIn('wrong')).toEqual(FAILED)
  })

  test('at once with six right passwords is six logins', async () => {
    const desk = openDesk()
    await desk.hire()
    const logins = await Promise.all(Array.from({ length: 6 }, () => desk.logIn()))
    expect(logins.map(({ ok }) => ok)).toEqual(Array<boolean>(6).fill(true))
  })

  test('is locked by fifty wrong passwords from everywhere, until a new invitation', async () => {
    const desk = openDesk()
    await desk.hire()
    const codes: string[] = []
    for (let tried = 0; tried < 50; tried += 1) {
      const answer = await desk.logIn('wrong', { address: `10.0.${tried}.1` })
      codes.push(answer.ok ? 'in' : answer.error.code)
    }
    expect(codes.filter((code) => code === 'login.failed')).toHaveLength(49)
    expect(codes.at(-1)).toBe('login.locked')
    expect(await desk.logIn(PASSWORD, { address: '10.1.0.1' })).toMatchObject({
      error: { code: 'login.locked' },
    })
    desk.pass(DAY)
    expect((await desk.logIn()).ok).toBe(true)
  })

  test('is limited for all emails from one address block, apart from members’ logins', async () => {
    const desk = openDesk()
    await desk.hire()
    for (let tried = 0; tried < 100; tried += 1)
      await desk.logIn('wrong', { email: `nobody-${tried}@vonk.example` })
    expect(await desk.logIn()).toMatchObject({ error: { code: 'tries.too-many' } })
    await desk.member('ann')
    const member = await logIn(desk, {
      email: 'ann@example.test',
      password: 'ann has a long secret',
      address: '192.0.2.1',
      browser: PHONE,
    })
    expect(member.ok).toBe(true)
  })

  test('leaves no session when the operator is removed meanwhile', async () => {
    const desk = openDesk()
    const { operator } = await desk.hire()
    const { verify } = desk.passwords
    const passwords = {
      ...desk.passwords,
      verify: async (...given: Parameters<typeof verify>) => {
        const right = await verify(...given)
        await desk.remove()
        return right
      },
    }
    const browser = { session: null, device: null }
    const command = { email: EMAIL, password: PASSWORD, code: null, address: '192.0.2.1', browser }
    expect(await logInOperator({ ...desk, passwords }, command)).toEqual(FAILED)
    const { operatorSessions: stored = [] } = desk.snapshot()
    expect(stored.filter(([, row]) => Object(row).operator === operator.id)).toEqual([])
  })
})
