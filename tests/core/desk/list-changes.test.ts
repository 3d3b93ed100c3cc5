import { expect, test } from 'bun:test'
import type { CreditChange } from '#core/desk/credit-changes.ts'
import { changesOf, named, waitingChanges } from '#core/desk/credits/list-changes.ts'
import { openWorld, START } from '../world.ts'
import { addOperators } from './operators.ts'

const change = (id: string, changes: Partial<CreditChange> = {}): CreditChange => ({
  ...{ id, member: 'ann', credits: 250, reason: 'Excuus', askedBy: 'mia', askedAt: START },
  ...{ state: 'waiting', decidedBy: null, decidedAt: null },
  ...changes,
})

async function opened(...changes: readonly CreditChange[]) {
  const world = openWorld()
  await world.member('ann', { profile: { name: 'Annie' } })
  await world.member('bob', { profile: { name: 'Bobbie' } })
  await addOperators(world)
  await world.commit(async ({ creditChanges }) => {
    for (const one of changes) await creditChanges.add(one)
  })
  return world
}

const ANN = { id: 'ann', name: 'Annie' }

test('changes that wait are those of all members, oldest first, with names', async () => {
  const late = change('late', { askedAt: START + 1, askedBy: 'leo' })
  const early = change('early', { member: 'bob' })
  const done = change('done', { state: 'done', decidedBy: 'leo', decidedAt: START })
  expect(await waitingChanges(await opened(late, done, early))).toEqual([
    { change: early, member: { id: 'bob', name: 'Bobbie' }, askedBy: 'Mia', decidedBy: null },
    { change: late, member: ANN, askedBy: 'Leo', decidedBy: null },
  ])
})

test('changes of a member are listed newest first, whatever became of them', async () => {
  const refused = change('refused', { state: 'refused', decidedBy: 'leo', decidedAt: START })
  const done = change('done', { ...refused, id: 'done', askedAt: START + 1, state: 'done' })
  const waits = change('waits', { askedAt: START + 2 })
  const world = await opened(refused, done, waits, change('other', { member: 'bob' }))
  expect(await changesOf(world, 'ann')).toEqual([
    { change: waits, member: ANN, askedBy: 'Mia', decidedBy: null },
    { change: done, member: ANN, askedBy: 'Mia', decidedBy: 'Leo' },
    { change: refused, member: ANN, askedBy: 'Mia', decidedBy: 'Leo' },
  ])
  expect(await changesOf(world, 'nobody')).toEqual([])
})

test('no more than fifty are listed', async () => {
  const world = await opened(...Array.from({ length: 51 }, (_, nth) => change(`${nth}`)))
  expect(await waitingChanges(world)).toHaveLength(50)
  expect(await changesOf(world, 'ann')).toHaveLength(50)
})

test('who is no longer known has no name', async () => {
  const gone = change('c', { member: 'gone', askedBy: 'x', decidedBy: 'y', state: 'refused' })
  expect(await named(await opened(), [gone])).toEqual([
    { change: gone, member: { id: 'gone', name: null }, askedBy: '', decidedBy: '' },
  ])
})
