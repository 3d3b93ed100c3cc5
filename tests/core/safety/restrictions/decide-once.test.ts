import { describe, expect, test } from 'bun:test'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { banMember, unbanMember } from '#core/safety/restrictions/bans.ts'
import { warnMember } from '#core/safety/restrictions/warn-member.ts'
import { err } from '#core/shared/result.ts'
import { openWorld } from '#tests/core/world.ts'

const FACTS = ' You asked Bo for money. '
const REASONS = { id: 'one', member: 'ann', rule: 'money', facts: FACTS, report: null } as const
const TAKEN = err({ code: 'restriction.id-taken' })

async function opened() {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob')
  /** The same at the desk, where each call records an action. */
  const recorded = (): Ports => recordedAs(world, null, 'member.warned', 'ann')
  const actions = async () => (await world.reads.operatorActions.about('ann', 9)).length
  return { ...world, recorded, actions }
}

type Decision = (ports: Ports, facts?: string) => ReturnType<typeof warnMember>
const EACH: readonly (readonly [string, Decision])[] = [
  ['a warning', (ports, facts = FACTS) => warnMember(ports, { ...REASONS, facts })],
  ['a ban', (ports, facts = FACTS) => banMember(ports, { ...REASONS, facts })],
  [
    'the end of a ban',
    (ports, facts = FACTS) => unbanMember(ports, { id: 'one', member: 'ann', facts }),
  ],
]

/** Ann, banned where the decision needs it. */
async function openedFor(name: string) {
  const world = await opened()
  if (name === 'the end of a ban') await banMember(world, { ...REASONS, id: 'before' })
  return world
}

describe.each(EACH)('%s under one client-made id', (name, decide) => {
  test('is made once: a replay gets the first result, and records nothing', async () => {
    const { recorded, actions, reads } = await openedFor(name)
    const before = await reads.restrictions.of('ann')
    const first = await decide(recorded())
    expect(first).toMatchObject({ ok: true, value: { id: 'one', facts: FACTS.trim() } })
    expect(await decide(recorded())).toEqual(first)
    const together = await Promise.all(Array.from({ length: 8 }, () => decide(recorded())))
    expect(together).toEqual(Array(8).fill(first))
    expect(await reads.restrictions.of('ann')).toHaveLength(before.length + 1)
    expect(await actions()).toBe(1)
  })

  test('is refused with another content', async () => {
    const { recorded, actions } = await openedFor(name)
    await decide(recorded())
    expect(await decide(recorded(), 'Something else.')).toEqual(TAKEN)
    expect(await actions()).toBe(1)
  })
})

describe('a client-made id', () => {
  test('is that of one decision, about one member, of one kind and rule', async () => {
    const { recorded, actions, reads } = await opened()
    await warnMember(recorded(), REASONS)
    for (const other of [
      { ...REASONS, member: 'bob' },
      { ...REASONS, rule: 'privacy' as const },
      { ...REASONS, report: 'r1' },
    ])
      expect(await warnMember(recorded(), other)).toEqual(TAKEN)
    expect(await banMember(recorded(), REASONS)).toEqual(TAKEN)
    expect(await reads.restrictions.of('bob')).toEqual([])
    expect(await actions()).toBe(1)
  })

  test('sent again after the ban was lifted does not ban again', async () => {
    const { recorded, reads } = await opened()
    const banned = await banMember(recorded(), REASONS)
    await unbanMember(recorded(), { id: 'two', member: 'ann', facts: 'It was not you.' })
    expect(await banMember(recorded(), REASONS)).toEqual(banned)
    expect((await reads.accounts.byId('ann'))?.status).toBe('active')
  })

  test('that another transaction took meanwhile undoes the decision', async () => {
    const world = await opened()
    const racing: Ports = {
      ...world,
      atomically: (work) =>
        world.atomically((stores) => {
          const byId = async () => null
          return work({ ...stores, restrictions: { ...stores.restrictions, byId } })
        }),
    }
    expect(await warnMember(world, REASONS)).toMatchObject({ ok: true })
    for (const member of ['bob', 'ann']) {
      expect(await warnMember(racing, { ...REASONS, member })).toEqual(TAKEN)
      expect(await banMember(racing, { ...REASONS, member })).toEqual(TAKEN)
      expect((await world.reads.accounts.byId(member))?.status).toBe('active')
    }
    await banMember(world, { ...REASONS, id: 'two' })
    const lifted = await unbanMember(racing, { id: 'one', member: 'ann', facts: FACTS })
    expect(lifted).toEqual(TAKEN)
  })
})
