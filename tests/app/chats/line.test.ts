import { expect, test } from 'bun:test'
import type { Conversation, Message } from '#app/chats/messages/conversation.ts'
import { linesOf } from '#app/chats/messages/line.ts'
import type { Unsent } from '#app/chats/messages/outgoing-lines.ts'
import { written } from './written.ts'

const message = (seq: number | null, from: string): Message => ({
  id: `m${seq}`,
  conversation_id: 'c1',
  state: seq === null ? 'held' : 'delivered',
  seq,
  from,
  text: 'Dag',
  sent_at: '2026-11-21T12:00:00Z',
  gift: null,
  answers: null,
  photo: null,
  cost: 1,
})

const talk: Conversation = {
  conversation: { id: 'c1', profile_id: 'bob', started: true },
  messages: [message(1, 'ann'), message(2, 'bob'), message(3, 'ann')],
  held: [],
  has_older: false,
  read_seq: 2,
  other_read_seq: 1,
  acknowledged: false,
  allowance: null,
}

test('only my last message shows its status', () => {
  expect(linesOf(talk, []).map(({ mine, progress }) => [mine, progress])).toEqual([
    [true, null],
    [false, null],
    [true, 'sent'],
  ])
  expect(linesOf({ ...talk, other_read_seq: 3 }, []).at(-1)?.progress).toBe('read')
})

test('an unpaid message stays at its place, and says so', () => {
  const unpaid = {
    ...message(null, 'ann'),
    state: 'unpaid',
    sent_at: '2026-11-21T11:00:00Z',
  } as const
  const lines = linesOf({ ...talk, held: [unpaid] }, [])
  expect(lines.map(({ progress }) => progress)).toEqual(['unpaid', null, null, 'sent'])
})

test('queued messages come after delivered ones, and the outbox after those', () => {
  const at = Date.UTC(2026, 10, 21, 13)
  const lines = linesOf({ ...talk, held: [message(null, 'ann')] }, [
    { message: written(1, { at }), is: 'sending' },
  ])
  expect(lines.slice(-2).map(({ progress, at }) => [progress, at])).toEqual([
    ['held', '2026-11-21T12:00:00Z'],
    ['sending', '2026-11-21T13:00:00.000Z'],
  ])
})

test('an unsent message can be cancelled, and shows its error', () => {
  const last = (is: Unsent, changes = {}) =>
    linesOf(talk, [{ message: written(1, changes), is }]).at(-1)
  expect(last('sending')?.stuck).toBeNull()
  expect(last('offline')?.stuck).toEqual(written(1))
  expect(last('refused', { refused: { code: 'chat.closed' } })?.refused).toEqual({
    code: 'chat.closed',
  })
})

test('a delivered message is no longer in flight', () => {
  const arrived = { ...talk, messages: [{ ...message(1, 'ann'), id: written(1).id }] }
  expect(linesOf(arrived, [{ message: written(1), is: 'sending' }])).toHaveLength(1)
})
