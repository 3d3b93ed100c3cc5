import { expect, test } from 'bun:test'
import { inProcessAnnouncer } from '#adapters/realtime/in-process-announcer.ts'
import type { Announcement } from '#core/notifications/announcements.ts'

const LIKE: Announcement = { type: 'like', from: 'bob' }

/** A page that writes down what it hears. */
const page = () => {
  const heard: Announcement[] = []
  return { heard, hear: (announcement: Announcement) => void heard.push(announcement) }
}

test('all of a member’s open pages hear, and nobody else’s', () => {
  const { announce, listen } = inProcessAnnouncer()
  const [phone, laptop, other] = [page(), page(), page()]
  listen('ann', phone.hear)
  listen('ann', laptop.hear)
  listen('cas', other.hear)
  announce('ann', LIKE)
  expect([phone.heard, laptop.heard, other.heard]).toEqual([[LIKE], [LIKE], []])
})

test('a page that stopped listening hears no more; stopping twice is stopping once', () => {
  const { announce, listen } = inProcessAnnouncer()
  const [gone, open] = [page(), page()]
  const stop = listen('ann', gone.hear)
  listen('ann', open.hear)
  stop()
  stop()
  announce('ann', LIKE)
  expect([gone.heard, open.heard]).toEqual([[], [LIKE]])
})

test('a page that fails does not keep the others from hearing, and is not asked again', () => {
  const { announce, listen } = inProcessAnnouncer()
  const open = page()
  let asked = 0
  listen('ann', () => {
    asked += 1
    throw new Error('closed')
  })
  listen('ann', open.hear)
  announce('ann', LIKE)
  announce('ann', LIKE)
  expect(asked).toBe(1)
  expect(open.heard).toHaveLength(2)
})

test('announcing to a member with no open page does nothing', () => {
  expect(() => inProcessAnnouncer().announce('ann', LIKE)).not.toThrow()
})

test('of too many pages of one member the oldest stops hearing', () => {
  const { announce, listen } = inProcessAnnouncer({ perMember: 2, inAll: 10 })
  const pages = [page(), page(), page()]
  for (const { hear } of pages) listen('ann', hear)
  announce('ann', LIKE)
  expect(pages.map(({ heard }) => heard.length)).toEqual([0, 1, 1])
})

test('a full process hears no newcomer until somebody leaves', () => {
  const { announce, listen } = inProcessAnnouncer({ perMember: 2, inAll: 1 })
  const [first, second, third] = [page(), page(), page()]
  const stop = listen('ann', first.hear)
  listen('bob', second.hear)()
  stop()
  listen('cas', third.hear)
  for (const member of ['ann', 'bob', 'cas']) announce(member, LIKE)
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], [LIKE]])
})

test('a member’s newest page takes the place of their oldest even when the process is full', () => {
  const { announce, listen } = inProcessAnnouncer({ perMember: 1, inAll: 1 })
  const [older, newer] = [page(), page()]
  listen('ann', older.hear)
  listen('ann', newer.hear)
  announce('ann', LIKE)
  expect([older.heard, newer.heard]).toEqual([[], [LIKE]])
})
