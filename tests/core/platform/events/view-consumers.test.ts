import { expect, test } from 'bun:test'
import { BEGINNING } from '#core/platform/event-log.ts'
import { eventsWaitSince } from '#core/platform/events/events-wait-since.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { viewConsumers } from '#core/platform/events/view-consumers.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { openWorld, START } from '#tests/core/world.ts'

test('a consumer is as far as its position, with its failures and next try', async () => {
  const world = openWorld()
  const consumer = {
    name: 'failing',
    effectsOf: () => Promise.reject(new TypeError('no')),
  }
  const view = async () => (await viewConsumers(world, [consumer])).consumers[0]
  expect(await view()).toMatchObject({ name: 'failing', behind: 0, behindSince: null })

  await world.commit(({ events }) =>
    events.append({ type: 'member.liked', from: 'ann', to: 'bob' }, START),
  )
  expect(await view()).toMatchObject({ behind: 1, behindSince: START, failures: 0, retryAt: null })
  await runConsumer(world, consumer, (work) => work)
  expect(await view()).toMatchObject({ behind: 1, failures: 1, retryAt: START + SECOND })
  const { end } = await viewConsumers(world, [])
  expect(end).toEqual(await world.reads.events.end())
})

test('events wait once one is older than consumers take to save their positions', async () => {
  const world = openWorld()
  const consumer = { name: 'standing', effectsOf: async () => [] }
  await world.commit(({ events }) =>
    events.append({ type: 'member.liked', from: 'ann', to: 'bob' }, START),
  )
  world.pass(2 * MINUTE)
  expect(await eventsWaitSince(world, [consumer])).toBeNull()
  world.pass(1)
  expect(await eventsWaitSince(world, [consumer])).toBe(START)
  const { end } = await viewConsumers(world, [])
  await world.commit(({ events }) => events.advance('standing', BEGINNING, end))
  expect(await eventsWaitSince(world, [consumer])).toBeNull()
})
