import { describe, expect, test } from 'bun:test'
import type { Consumer } from '#core/platform/consumer.ts'
import { BEGINNING, eventIn } from '#core/platform/event-log.ts'
import { runConsumer } from '#core/platform/events/run-consumer.ts'
import { openWorld } from '../../world.ts'

const logged = (type: string, facts: Record<string, unknown>) => ({
  position: BEGINNING,
  at: 1,
  type,
  facts,
})

describe('an entry of the event log', () => {
  test('is read back with its optional facts', () => {
    const facts = { from: 'ann', to: 'bo', site: 'vonk' }
    expect(eventIn(logged('member.liked', facts))).toEqual({ type: 'member.liked', ...facts })
    expect(eventIn(logged('match.made', { from: 'ann', to: 'bo' }))).not.toBeNull()
  })

  test.each([
    ['of a type from another version', 'member.waved', { from: 'ann', to: 'bo' }],
    ['of a type that every object has', 'toString', {}],
    ['without a fact that an older version did not have', 'member.liked', { from: 'ann' }],
    ['with a fact of another kind', 'conversation.read', read('12')],
    ['with nothing for a fact', 'report.filed', { report: 'r', by: null, reported: 'bo' }],
  ])('%s is skipped', (_, type, facts) => {
    expect(eventIn(logged(type, facts))).toBeNull()
  })
})

function read(upTo: unknown) {
  return { conversation: 'c', by: 'ann', with: 'bo', upTo }
}

test('a consumer skips an event of an old schema, logs it, and continues', async () => {
  const world = openWorld()
  const handled: string[] = []
  const consumer: Consumer = {
    name: 'listening',
    async effectsOf(_reads, event) {
      if (event.type !== 'member.liked') return []
      // Would throw on the old schema, and be retried until parked.
      handled.push(event.to.toUpperCase())
      return []
    },
  }
  const old = logged('member.liked', { from: 'ann' })
  const next = { ...logged('member.liked', { from: 'ann', to: 'bo' }), at: 2 }
  const events = { ...world.reads.events, after: async () => [old, next] }
  const run = await runConsumer(
    { ...world, reads: { ...world.reads, events } },
    consumer,
    (work) => work,
  )
  expect(run).toMatchObject({ handled: 2, unknown: ['member.liked'], error: null, parked: false })
  expect(handled).toEqual(['BO'])
})
