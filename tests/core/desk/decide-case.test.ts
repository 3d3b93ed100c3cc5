import { describe, expect, test } from 'bun:test'
import { decideCase } from '#core/desk/cases/decide-case.ts'
import type { Decision } from '#core/safety/decide-report.ts'
import { err } from '#core/shared/result.ts'
import { sampleReport } from '#tests/contracts/sample-report.ts'
import { openWorld } from '#tests/core/world.ts'

const LATE = err({ code: 'report.decided' })
const WARNING = { outcome: 'warning', grounds: 'money', facts: ' You asked for money. ' } as const
const UNFOUNDED = { outcome: 'no-action', grounds: 'unfounded' } as const
const UNCLEAR = { outcome: 'no-action', grounds: 'unclear' } as const

/** Ann reported Bob, three times, and two of it were unfounded. */
async function opened() {
  const world = openWorld()
  await world.member('ann')
  await world.member('bob')
  for (const id of ['mia', 'otto'])
    await world.commit(({ operators }) =>
      operators.add({
        ...{ id, name: id, email: `${id}@vonk.example`, passwordHash: null, addedAt: 0 },
        ...{ invitationHash: null, invitedUntil: null, removedAt: null, roles: [], version: 1 },
      }),
    )
  const decision = { ...UNFOUNDED, at: world.now() - 1 }
  for (const [id, changes] of [
    ['one', { decision }],
    ['two', { decision }],
    ['this', {}],
  ] as const)
    await world.commit(({ reports }) =>
      reports.add(sampleReport('ann', 'bob', { id, at: world.now(), ...changes })),
    )
  const decide = (decision: Decision, id = 'mia') =>
    decideCase(world, { id }, { ...decision, report: 'this' })
  const actions = async () => (await world.reads.operatorActions.about('this', 9)).length
  return { ...world, decide, actions }
}

describe('a decision on a report at the desk', () => {
  test.each([WARNING, UNFOUNDED, UNCLEAR])('sent again is the first: %o', async (decision) => {
    const { decide, actions, pass } = await opened()
    const first = await decide(decision)
    expect(first.ok).toBe(true)
    pass(1)
    expect(await decide(decision)).toEqual(first)
    expect(await actions()).toBe(1)
  })

  test('is refused with another content, and to a colleague', async () => {
    const { decide, actions } = await opened()
    await decide(WARNING)
    for (const other of [UNCLEAR, { ...WARNING, facts: 'x' }, { ...WARNING, grounds: 'privacy' }])
      expect(await decide(other as Decision)).toEqual(LATE)
    expect(await decide(WARNING, 'otto')).toEqual(LATE)
    expect(await actions()).toBe(1)
  })

  test('of a report that is not there is refused', async () => {
    const { decide, ...world } = await opened()
    const missing = decideCase(world, { id: 'mia' }, { ...UNCLEAR, report: 'none' })
    expect(await missing).toEqual(err({ code: 'report.not-found' }))
  })

  test('made by a command is a colleague’s', async () => {
    const { decide, ...world } = await opened()
    await world.commit(({ reports }) =>
      reports.save(
        sampleReport('ann', 'bob', { id: 'this', decision: { ...UNCLEAR, at: world.now() } }),
      ),
    )
    expect(await decide(UNCLEAR)).toEqual(LATE)
  })

  test('after which its reporter was erased is still the first', async () => {
    const { decide, ...world } = await opened()
    await decide(UNFOUNDED)
    const report = await world.reads.reports.byId('this')
    await world.commit(({ reports }) => reports.save({ ...Object(report), reporter: null }))
    expect(await decide(UNFOUNDED)).toMatchObject({ ok: true, value: { misuse: null } })
  })
})
