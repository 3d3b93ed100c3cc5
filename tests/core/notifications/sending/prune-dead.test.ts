import { expect, test } from 'bun:test'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { pruneDead } from '#core/notifications/sending/retry-dead.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { openWorld } from '#tests/core/world.ts'
import { queueNotification } from '../queue-notification.ts'

test('a dead delivery is kept for an operator for thirty days', async () => {
  const world = openWorld()
  await world.member('ann')
  const notification = { kind: 'password-changed', member: 'ann' } as const
  await world.commit((stores) => queueNotification(stores, world, notification))
  world.mailer.broken = true
  while ((await world.deliveries()).length > 0) {
    await sendDue(world, { urlOf: () => 'https://vonk.test', jitter: () => 0.5 })
    world.pass(3 * HOUR)
  }
  const dead = () => world.reads.deliveries.dead(9)
  world.pass(29 * DAY)
  await pruneDead(world)
  expect(await dead()).toHaveLength(1)
  world.pass(2 * DAY)
  await pruneDead(world)
  expect(await dead()).toEqual([])
})
