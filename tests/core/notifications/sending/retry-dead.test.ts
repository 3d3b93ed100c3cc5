import { expect, test } from 'bun:test'
import { retryDead } from '#core/notifications/sending/retry-dead.ts'
import { err, ok } from '#core/shared/result.ts'
import { openWorld, START } from '#tests/core/world.ts'

async function withDead(...ids: readonly string[]) {
  const world = openWorld()
  await world.commit(async ({ deliveries }) => {
    for (const id of ids) {
      const notification = { kind: 'password-changed', member: 'ann' } as const
      await deliveries.add({ id, notification, addedAt: START, dueAt: START })
    }
    const claim = { worker: 'w', now: START, until: START + 1, limit: 9 }
    await deliveries.claim({ ...claim, channel: 'mail', priority: 'account' })
    for (const id of ids) await deliveries.bury(id, 'w', { at: START, error: 'smtp.550' })
  })
  return world
}

test('a dead delivery is requeued once, due at once', async () => {
  const world = await withDead('one', 'two')
  expect(await retryDead(world, 'one')).toEqual(ok(1))
  expect(await retryDead(world, 'one')).toEqual(err({ code: 'delivery.not-dead' }))
  expect(await world.reads.deliveries.waiting(9)).toMatchObject([
    { id: 'one', dueAt: START, attempts: 0, diedAt: null },
  ])
})

test('all dead deliveries are requeued together; without any it is refused', async () => {
  const world = await withDead('one', 'two')
  expect(await retryDead(world, 'all')).toEqual(ok(2))
  expect(await retryDead(world, 'all')).toEqual(err({ code: 'delivery.not-dead' }))
})
