import { expect, test } from 'bun:test'
import type { Consumer } from '#core/platform/consumer.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { ok } from '#core/shared/result.ts'
import { HOUR } from '#core/shared/time.ts'
import { openWorld } from '../../world.ts'

test('a consumer’s retry is not delayed when the clock was set back by an hour', async () => {
  const world = openWorld()
  let failing = true
  const consumer: Consumer = {
    name: 'counting',
    async effectsOf() {
      if (failing) throw new Error('not yet')
      return []
    },
  }
  const run = () => runConsumer(world, consumer, (work) => work)
  const liked = { type: 'member.liked', from: 'ann', to: 'bo' } as const
  await world.atomically(async ({ events }) => ok(await events.append(liked, world.now())))
  expect(await run()).toMatchObject({ handled: 0, error: 'Error' })
  failing = false
  expect(await run()).toMatchObject({ handled: 0, error: null })
  world.pass(-HOUR)
  expect(await run()).toMatchObject({ handled: 1 })
})
