import { expect, test } from 'bun:test'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import type { DomainEvent } from '#core/events.ts'
import type { LiveUpdate } from '#core/notifications/ports.ts'

const LIKE: LiveUpdate = { type: 'like', from: 'bob' }
const likeOf = (to: string): DomainEvent => ({ type: 'member.liked', from: 'bob', to })

/** A page that records the updates it gets. */
const page = () => {
  const updates: LiveUpdate[] = []
  return { updates, listener: (update: LiveUpdate) => void updates.push(update) }
}

test('updates reach all open pages of a member, and no others', () => {
  const { publish, listen } = liveUpdateHub()
  const [phone, laptop, other] = [page(), page(), page()]
  listen('ann', phone.listener)
  listen('ann', laptop.listener)
  listen('cas', other.listener)
  publish(likeOf('ann'))
  expect([phone.updates, laptop.updates, other.updates]).toEqual([[LIKE], [LIKE], []])
})

test('a page that stopped listening gets nothing; stopping twice is harmless', () => {
  const { publish, listen } = liveUpdateHub()
  const [closed, open] = [page(), page()]
  const stop = listen('ann', closed.listener)
  listen('ann', open.listener)
  stop()
  stop()
  publish(likeOf('ann'))
  expect([closed.updates, open.updates]).toEqual([[], [LIKE]])
})

test('a failing listener does not affect others, and is removed', () => {
  const { publish, listen } = liveUpdateHub()
  const open = page()
  let calls = 0
  listen('ann', () => {
    calls += 1
    throw new Error('closed')
  })
  listen('ann', open.listener)
  publish(likeOf('ann'))
  publish(likeOf('ann'))
  expect(calls).toBe(1)
  expect(open.updates).toHaveLength(2)
})

test('an event about a member with no open page does nothing', () => {
  expect(() => liveUpdateHub().publish(likeOf('ann'))).not.toThrow()
})

test('with too many pages of one member the oldest gets no more updates', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 2, inAll: 10 })
  const pages = [page(), page(), page()]
  for (const { listener } of pages) listen('ann', listener)
  publish(likeOf('ann'))
  expect(pages.map(({ updates }) => updates.length)).toEqual([0, 1, 1])
})

test('at full capacity a new page gets nothing until another one stops', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 2, inAll: 1 })
  const [first, second, third] = [page(), page(), page()]
  const stop = listen('ann', first.listener)
  listen('bob', second.listener)()
  stop()
  listen('cas', third.listener)
  for (const member of ['ann', 'cas']) publish(likeOf(member))
  expect([first.updates, second.updates, third.updates]).toEqual([[], [], [LIKE]])
})

test('at full capacity a member’s newest page replaces their oldest', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 1, inAll: 1 })
  const [older, newer] = [page(), page()]
  listen('ann', older.listener)
  listen('ann', newer.listener)
  publish(likeOf('ann'))
  expect([older.updates, newer.updates]).toEqual([[], [LIKE]])
})
