import { describe, expect, test } from 'bun:test'
import {
  changeRoles,
  inviteAgain,
  inviteColleague,
  removeColleague,
} from '#core/desk/access/manage-operators.ts'
import type { Role } from '#core/desk/roles.ts'
import { OWNER, rolesText } from '#core/desk/roles.ts'
import { err } from '#core/shared/result.ts'
import { sampleOperator } from '#tests/contracts/sample-operator.ts'
import { openDesk } from './access/open-desk.ts'

const MODERATOR: Role = { role: 'moderator', site: null }
const FINANCE: Role = { role: 'finance', site: 'vonk' }

/** Mia and Leo own the desk. */
async function open() {
  const desk = openDesk()
  const { operator: mia } = await desk.hire()
  const { operator: leo } = await desk.hire('leo@vonk.example', 'Leo')
  const change = (roles: readonly Role[], { by = mia, id = leo.id, version = 1 } = {}) =>
    changeRoles(desk, { id, roles, version, by })
  const invite = (given: Partial<Parameters<typeof inviteColleague>[1]> = {}) =>
    inviteColleague(desk, {
      ...{ id: 'bo', email: 'bo@vonk.example', name: ' Bo ', roles: [MODERATOR], by: mia },
      ...given,
    })
  const log = async () =>
    (await desk.reads.operatorActions.newest(null, 9))
      .filter(({ action }) => action.startsWith('operator.'))
      .map(({ action, operator, subject, reason }) => [action, operator, subject, reason])
  const roles = async (id: string) => rolesText((await desk.reads.operators.byId(id))?.roles ?? [])
  return { desk, mia, leo, change, invite, log, roles }
}

describe('an invitation at the desk', () => {
  test('adds a colleague with their roles, who accepts it by its link', async () => {
    const { desk, mia, invite, log } = await open()
    const invited = await invite()
    if (!invited.ok) throw new Error(invited.error.code)
    expect(invited.value.operator).toMatchObject({ name: 'Bo', roles: [MODERATOR], version: 1 })
    expect((await desk.accept(invited.value.token)).ok).toBe(true)
    expect(await log()).toEqual([['operator.invited', mia.id, 'bo', 'moderator']])
  })

  test('sent again before it was accepted is another link, and the first is worth nothing', async () => {
    const { desk, invite } = await open()
    const [first, second] = [await invite(), await invite()]
    if (!first.ok || !second.ok) throw new Error('refused')
    expect((await desk.accept(first.value.token)).ok).toBe(false)
    expect((await desk.accept(second.value.token)).ok).toBe(true)
    expect(await invite()).toEqual(err({ code: 'operator.email-taken' }))
  })

  test('is refused without a name, a role, a known site or a new address', async () => {
    const { invite, log } = await open()
    for (const [given, error] of [
      [{ name: ' ' }, { code: 'operator.name', limit: 80 }],
      [{ name: 'x'.repeat(81) }, { code: 'operator.name', limit: 80 }],
      [{ name: 'Mia\u001b[2J' }, { code: 'operator.name', limit: 80 }],
      [{ roles: [] }, { code: 'operator.no-role' }],
      [{ roles: [{ role: 'editor', site: 'nope' }] }, { code: 'site.unknown' }],
      [{ email: '' }, { code: 'email.missing' }],
      [{ email: 'LEO@vonk.example' }, { code: 'operator.email-taken' }],
    ] as const)
      expect<unknown>(await invite(given)).toEqual(err(error))
    expect(await log()).toEqual([])
  })

  test('can be renewed by hand', async () => {
    const { desk, mia, leo, log } = await open()
    expect((await inviteAgain(desk, { id: leo.id, by: mia })).ok).toBe(true)
    expect(await log()).toEqual([['operator.invited', mia.id, leo.id, 'owner']])
    expect(await inviteAgain(desk, { id: 'nobody', by: mia })).toEqual(
      err({ code: 'operator.not-found' }),
    )
  })
})

describe('roles at the desk', () => {
  test('are replaced, without those that another covers, and recorded', async () => {
    const { mia, leo, change, log } = await open()
    const at = (site: string | null) => ({ role: 'moderator', site }) as const
    const changed = await change([at('vonk'), MODERATOR, FINANCE, FINANCE])
    expect(changed).toMatchObject({ value: { roles: [MODERATOR, FINANCE], version: 2 } })
    expect(await log()).toEqual([['operator.changed', mia.id, leo.id, 'moderator, finance@vonk']])
  })

  test('of whoever comes second are refused, with who was first; the same again is none', async () => {
    const { mia, leo, change, roles, log } = await open()
    await change([MODERATOR])
    expect((await change([MODERATOR])).ok).toBe(true)
    expect(await change([FINANCE])).toEqual(err({ code: 'operator.changed', by: 'Mia' }))
    expect(await roles(leo.id)).toBe('moderator')
    expect(await log()).toHaveLength(1)
    expect(await change([FINANCE], { id: mia.id, version: 7 })).toEqual(
      err({ code: 'operator.changed', by: '' }),
    )
  })

  test('of the last owner who can log in stay', async () => {
    const { mia, leo, change, invite, roles } = await open()
    await change([MODERATOR])
    await invite({ roles: [OWNER] })
    expect(await change([FINANCE], { id: mia.id })).toEqual(err({ code: 'operator.last-owner' }))
    expect(await change([OWNER, FINANCE], { id: mia.id })).toMatchObject({ ok: true })
    expect(await roles(leo.id)).toBe('moderator')
  })

  test('are changed by owners only, also if they were one a moment ago', async () => {
    const { desk, mia, leo, change, invite } = await open()
    const no = err({ code: 'desk.not-allowed' })
    await change([MODERATOR])
    expect(await change([FINANCE], { by: leo, id: mia.id })).toEqual(no)
    expect(await invite({ by: leo })).toEqual(no)
    expect(await inviteAgain(desk, { id: mia.id, by: leo })).toEqual(no)
    expect(await removeColleague(desk, { id: mia.id, by: leo })).toEqual(no)
  })

  test('need somebody to have them, at least one, and a known site', async () => {
    const { change } = await open()
    expect(await change([], {})).toEqual(err({ code: 'operator.no-role' }))
    expect(await change([{ role: 'editor', site: 'nope' }])).toEqual(err({ code: 'site.unknown' }))
    expect(await change([FINANCE], { id: 'nobody' })).toEqual(err({ code: 'operator.not-found' }))
  })
})

describe('a colleague who is removed', () => {
  test('has no session left, and stays in the log', async () => {
    const { desk, mia, leo, log } = await open()
    const login = await desk.logIn(undefined, { email: leo.email })
    expect((await removeColleague(desk, { id: leo.id, by: mia })).ok).toBe(true)
    expect(await desk.identify(login.ok ? login.value.token : null)).toBeNull()
    expect(await log()).toEqual([['operator.removed', mia.id, leo.id, 'owner']])
    expect(await removeColleague(desk, { id: leo.id, by: mia })).toEqual(
      err({ code: 'operator.not-found' }),
    )
  })

  test('is not the last owner, and may be oneself', async () => {
    const { desk, mia, leo } = await open()
    await desk.commit(({ operators }) => operators.add(sampleOperator()))
    expect((await removeColleague(desk, { id: mia.id, by: mia })).ok).toBe(true)
    expect(await removeColleague(desk, { id: leo.id, by: leo })).toEqual(
      err({ code: 'operator.last-owner' }),
    )
  })
})
