import { expect, test } from 'bun:test'
import {
  type Conversation,
  completeUpTo,
  type Message,
  withNewer,
  withOlder,
  withSent,
} from '#app/chats/conversation.ts'

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

test('pages add up in order, each message once', () => {
  const known = page([4, 5], { has_older: true })
  expect(seqs(withNewer(known, page([5, 6, 7])))).toEqual([4, 5, 6, 7])
  expect(seqs(withOlder(known, page([1, 2, 3, 4])))).toEqual([1, 2, 3, 4, 5])
})

test('whether there is more above is decided by the oldest page alone', () => {
  const known = page([4, 5], { has_older: true })
  expect(withNewer(known, page([6], { has_older: false })).has_older).toBe(true)
  expect(withOlder(known, page([2, 3], { has_older: false })).has_older).toBe(false)
  expect(withNewer(page([]), page([8], { has_older: true })).has_older).toBe(true)
})

test('read markers never move back, in whatever order responses arrive', () => {
  const known = page([1, 2], { other_read_seq: 2, read_seq: 2 })
  const late = withNewer(known, page([], { other_read_seq: 1, read_seq: 0 }))
  expect([late.other_read_seq, late.read_seq]).toEqual([2, 2])
})

test("one's own message that overtakes the other's leaves a gap that is still asked for", () => {
  const known = withSent(page([1, 2]), message(4))
  expect(seqs(known)).toEqual([1, 2, 4])
  expect(completeUpTo(known)).toBe(2)
  expect(completeUpTo(withNewer(known, page([3, 4])))).toBe(4)
  expect(completeUpTo(page([]))).toBeNull()
})

test('a held message stands apart, once, until it is delivered', () => {
  const held = message(0, { id: 'h1', state: 'held', seq: null })
  const known = withSent(withSent(page([]), held), held)
  expect(known.held.map(({ id }) => id)).toEqual(['h1'])
  expect(known.messages).toEqual([])
  expect(withNewer(known, page([1])).held).toEqual([])
})
