import { expect, test } from 'bun:test'
import {
  type Conversation,
  completeUpTo,
  type Message,
  withNewer,
  withOlder,
  withSent,
} from '#app/chats/messages/conversation.ts'

const message = (seq: number, changes: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  conversation_id: 'c1',
  state: 'delivered',
  seq,
  from: seq % 2 ? 'ann' : 'bob',
  text: `line ${seq}`,
  sent_at: '2026-11-21T12:00:00Z',
  gift: null,
  answers: null,
  photo: null,
  cost: 1,
  ...changes,
})

const page = (seqs: readonly number[], changes: Partial<Conversation> = {}): Conversation => ({
  conversation: { id: 'c1', profile_id: 'bob', started: true },
  messages: seqs.map((seq) => message(seq)),
  held: [],
  has_older: false,
  read_seq: 0,
  other_read_seq: 0,
  acknowledged: false,
  allowance: null,
  ...changes,
})

const seqs = ({ messages }: Conversation) => messages.map(({ seq }) => seq)

test('pages are merged in order, each message once', () => {
  const known = page([4, 5], { has_older: true })
  expect(seqs(withNewer(known, page([5, 6, 7])))).toEqual([4, 5, 6, 7])
  expect(seqs(withOlder(known, page([1, 2, 3, 4])))).toEqual([1, 2, 3, 4, 5])
})

test('the oldest page decides whether there are older messages', () => {
  const known = page([4, 5], { has_older: true })
  expect(withNewer(known, page([6], { has_older: false })).has_older).toBe(true)
  expect(withOlder(known, page([2, 3], { has_older: false })).has_older).toBe(false)
  expect(withNewer(page([]), page([8], { has_older: true })).has_older).toBe(true)
})

test('read markers never move back, in whatever order responses arrive', () => {
  const known = page([1, 2], { other_read_seq: 2, read_seq: 2 })
  const lateResponse = withNewer(known, page([], { other_read_seq: 1, read_seq: 0 }))
  expect([lateResponse.other_read_seq, lateResponse.read_seq]).toEqual([2, 2])
})

test('an own message ahead of others leaves a gap, which is fetched', () => {
  const known = withSent(page([1, 2]), message(4))
  expect(seqs(known)).toEqual([1, 2, 4])
  expect(completeUpTo(known)).toBe(2)
  expect(completeUpTo(withNewer(known, page([3, 4])))).toBe(4)
  expect(completeUpTo(page([]))).toBeNull()
})

test('a queued message is listed apart, once, until it is delivered', () => {
  const queued = message(0, { id: 'h1', state: 'held', seq: null })
  const known = withSent(withSent(page([]), queued), queued)
  expect(known.held.map(({ id }) => id)).toEqual(['h1'])
  expect(known.messages).toEqual([])
  expect(withNewer(known, page([1])).held).toEqual([])
})
