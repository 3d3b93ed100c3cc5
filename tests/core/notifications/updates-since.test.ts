import { expect, test } from 'bun:test'
import { MAX_REPLAYED, updatesSince } from '#core/notifications/deciding/updates-since.ts'
import { openWorld } from '../world.ts'

const changed = (member: string) => ({ type: 'account.changed', member }) as const

test('a page gets each change since its rendering once, for its own member only', async () => {
  const { reads, commit } = openWorld()
  await commit(({ events }) => events.append(changed('ann'), 1))
  const since = await reads.events.end()
  expect(await updatesSince(reads, 'ann', since)).toEqual([])
  await commit(async ({ events }) => {
    await events.append(changed('ann'), 2)
    await events.append(changed('bob'), 2)
    await events.append({ type: 'photo.decided', photo: 'p', member: 'ann', state: 'active' }, 2)
    await events.append(changed('ann'), 3)
  })
  expect(await updatesSince(reads, 'ann', since)).toEqual([{ type: 'account' }, { type: 'photos' }])
})

test('with too many changes everything is marked stale', async () => {
  const { reads, commit } = openWorld()
  const since = await reads.events.end()
  await commit(async ({ events }) => {
    for (let n = 0; n < MAX_REPLAYED - 1; n += 1) await events.append(changed('bob'), n)
  })
  expect(await updatesSince(reads, 'ann', since)).toEqual([])
  await commit(({ events }) => events.append(changed('bob'), MAX_REPLAYED))
  expect(await updatesSince(reads, 'ann', since)).toEqual([{ type: 'everything' }])
})
