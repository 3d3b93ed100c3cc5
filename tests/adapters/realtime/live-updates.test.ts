import { expect, test } from 'bun:test'
import { liveUpdateHub } from '#adapters/realtime/live-updates.ts'
import type { DomainEvent } from '#core/events.ts'
import type { LiveUpdate } from '#core/notifications/live-updates.ts'

const LIKE: LiveUpdate = { type: 'like', from: 'bob' }
const likedBy = (to: string): DomainEvent => ({ type: 'member.liked', from: 'bob', to })

/** A page that records the updates it gets. */
const page = () => {
  const heard: LiveUpdate[] = []
  return { heard, hear: (update: LiveUpdate) => void heard.push(update) }
}

test('updates reach all open pages of a member, and no others', () => {
  const { publish, listen } = liveUpdateHub()
  const [phone, laptop, other] = [page(), page(), page()]
  listen('ann', phone.hear)
  listen('ann', laptop.hear)
  listen('cas', other.hear)
  publish(likedBy('ann'))
  expect([phone.heard, laptop.heard, other.heard]).toEqual([[LIKE], [LIKE], []])
})

test('a page that stopped listening gets nothing; stopping twice is harmless', () => {
  const { publish, listen } = liveUpdateHub()
  const [gone, open] = [page(), page()]
  const stop = listen('ann', gone.hear)
  listen('ann', open.hear)
  stop()
  stop()
  publish(likedBy('ann'))
  expect([gone.heard, open.heard]).toEqual([[], [LIKE]])
})

test('a failing listener does not affect others, and is removed', () => {
  const { publish, listen } = liveUpdateHub()
  const open = page()
  let asked = 0
  listen('ann', () => {
    asked += 1
    throw new Error('closed')
  })
  listen('ann', open.hear)
  publish(likedBy('ann'))
  publish(likedBy('ann'))
  expect(asked).toBe(1)
  expect(open.heard).toHaveLength(2)
})

test('an event about a member with no open page does nothing', () => {
  expect(() => liveUpdateHub().publish(likedBy('ann'))).not.toThrow()
})

test('with too many pages of one member the oldest gets no more updates', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 2, inAll: 10 })
  const pages = [page(), page(), page()]
  for (const { hear } of pages) listen('ann', hear)
  publish(likedBy('ann'))
  expect(pages.map(({ heard }) => heard.length)).toEqual([0, 1, 1])
})

test('at full capacity a new page gets nothing until another one stops', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 2, inAll: 1 })
  const [first, second, third] = [page(), page(), page()]
  const stop = listen('ann', first.hear)
  listen('bob', second.hear)()
  stop()
  listen('cas', third.hear)
  for (const member of ['ann', 'cas']) publish(likedBy(member))
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], [LIKE]])
})

test('at full capacity a member’s newest page replaces their oldest', () => {
  const { publish, listen } = liveUpdateHub({ perMember: 1, inAll: 1 })
  const [older, newer] = [page(), page()]
  listen('ann', older.hear)
  listen('ann', newer.hear)
  publish(likedBy('ann'))
  expect([older.heard, newer.heard]).toEqual([[], [LIKE]])
})
