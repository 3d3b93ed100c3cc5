import { expect, test } from 'bun:test'
import type { Conversation, Message } from '#app/chats/conversation.ts'
import { linesOf } from '#app/chats/line.ts'

const message = (seq: number | null, from: string): Message => ({
  id: `m${seq}`,
  conversation_id: 'c1',
  state: seq === null ? 'held' : 'delivered',
  seq,
  from,
  text: 'Dag',
  sent_at: '2026-11-21T12:00:00Z',
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
}

test('only the newest of mine says how far it has come', () => {
  expect(linesOf(talk, []).map(({ mine, progress }) => [mine, progress])).toEqual([
    [true, null],
    [false, null],
    [true, 'sent'],
  ])
  expect(linesOf({ ...talk, other_read_seq: 3 }, []).at(-1)?.progress).toBe('read')
})

test('what waits for my email stands after what was delivered, and what is on its way after that', () => {
  const written = { id: 'u1', text: 'Hoi', at: Date.UTC(2026, 10, 21, 13), acknowledged: false }
  const lines = linesOf({ ...talk, held: [message(null, 'ann')] }, [
    { message: written, state: 'sending', error: null },
  ])
  expect(lines.slice(-2).map(({ progress, at }) => [progress, at])).toEqual([
    ['held', '2026-11-21T12:00:00Z'],
    ['sending', '2026-11-21T13:00:00.000Z'],
  ])
})

test('what is stuck can be sent again; a reload is not called a failure', () => {
  const written = { id: 'u1', text: 'Hoi', at: 0, acknowledged: false }
  const stuck = (error: { code: 'network' } | null) =>
    linesOf(talk, [{ message: written, state: 'failed', error }]).at(-1)
  expect(stuck({ code: 'network' })).toMatchObject({ progress: 'failed', stuck: written })
  expect(stuck(null)).toMatchObject({ progress: 'interrupted', stuck: written })
})
