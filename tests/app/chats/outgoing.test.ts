import { expect, test } from 'bun:test'
import {
  type Attempt,
  goesBack,
  type Outgoing,
  outgoingIn,
  stillOutgoing,
} from '#app/chats/outgoing.ts'

const written = (id: string): Outgoing => ({
  id,
  text: `text of ${id}`,
  at: 1,
  acknowledged: false,
})
const attempt = (id: string, state: Attempt['state']): Attempt => ({
  message: written(id),
  state,
  error: state === 'failed' ? { code: 'network' } : null,
})

test('of two attempts at one message the last one counts', () => {
  const attempts = [attempt('a', 'failed'), attempt('b', 'failed'), attempt('a', 'sending')]
  const out = stillOutgoing([written('a'), written('b')], attempts, new Set())
  expect(out.map(({ message, state }) => [message.id, state])).toEqual([
    ['a', 'sending'],
    ['b', 'failed'],
  ])
})

test('what a reload interrupted is shown as not sent, with nobody to blame', () => {
  expect(stillOutgoing([written('a')], [], new Set())).toEqual([
    { message: written('a'), state: 'failed', error: null },
  ])
})

test('what has arrived is no longer on its way', () => {
  expect(stillOutgoing([written('a')], [attempt('a', 'sending')], new Set(['a']))).toEqual([])
})

test('words that cannot be sent as they are go back to the writer; a dead line does not take them there', () => {
  expect(goesBack({ code: 'credits.insufficient', needed: 1, balance: 0 })).toBe(true)
  expect(goesBack({ code: 'chat.free-limit', limit: 2 })).toBe(true)
  expect(goesBack({ code: 'chat.acknowledge-first', kind: 'cam' })).toBe(true)
  expect(goesBack({ code: 'network' })).toBe(false)
  expect(goesBack({ code: 'busy' })).toBe(false)
})

test('what somebody else left under the name is not taken for a message', () => {
  expect(outgoingIn(null)).toEqual([])
  expect(outgoingIn('{')).toEqual([])
  expect(outgoingIn('{"id":"a"}')).toEqual([])
  expect(outgoingIn(JSON.stringify([written('a'), { id: 1 }]))).toEqual([written('a')])
})
