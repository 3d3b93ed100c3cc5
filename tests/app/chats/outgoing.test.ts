import { describe, expect, test } from 'bun:test'
import { isNonRetryable, outgoingIn, sendsItself } from '#app/chats/outgoing.ts'
import { outgoingLines } from '#app/chats/outgoing-lines.ts'
import { isTransient } from '#app/client/client.ts'
import { DAY } from '#core/shared/time.ts'
import { written } from './written.ts'

test('words that cannot be sent as they are go back to the writer; a dead line does not take them there', () => {
  expect(isNonRetryable({ code: 'credits.insufficient', needed: 1, balance: 0 })).toBe(true)
  expect(isNonRetryable({ code: 'chat.free-limit', limit: 2 })).toBe(true)
  expect(isNonRetryable({ code: 'message.price-changed', price: 2 })).toBe(true)
  expect(isNonRetryable({ code: 'network' })).toBe(false)
  for (const code of ['network', 'busy', 'internal'] as const)
    expect(isTransient({ code })).toBe(true)
  expect(isTransient({ code: 'chat.closed' })).toBe(false)
})

test('a message of yesterday waits for another press', () => {
  expect(sendsItself(written(1), DAY)).toBe(true)
  expect(sendsItself(written(1), DAY + 2)).toBe(false)
  expect(sendsItself(written(1, { refused: { code: 'chat.closed' } }), 2)).toBe(false)
})

test('an invalid stored value is not taken for a message', () => {
  for (const left of ['{', '{}', '[]', '{"id":1}']) expect(outgoingIn(left)).toBeNull()
  const message = written(1, { refused: { code: 'chat.free-limit', limit: 2 } })
  expect(outgoingIn(JSON.stringify(message))).toEqual(message)
})

describe('how far a message has come', () => {
  const state = { messages: [written(1)], sending: new Set<string>(), troubled: false }
  const is = (
    changes: Partial<typeof state>,
    { online = true, now = 2 }: { online?: boolean; now?: number } = {},
  ) => outgoingLines({ ...state, ...changes }, 'c1', { online, now }).map((line) => line.is)

  test('it is on its way, or waits for the connection, or for the next try', () => {
    expect(is({})).toEqual(['sending'])
    expect(is({}, { online: false })).toEqual(['offline'])
    expect(is({ troubled: true })).toEqual(['retrying'])
    expect(is({ troubled: true, sending: new Set([written(1).id]) })).toEqual(['sending'])
  })

  test('it was refused, or lay there for too long, with or without a connection', () => {
    const refused = { messages: [written(1, { refused: { code: 'chat.closed' } })] }
    expect(is(refused, { online: false })).toEqual(['refused'])
    expect(is({}, { online: false, now: 2 * DAY })).toEqual(['stale'])
  })

  test('the messages of other conversations are not told of here', () => {
    expect(is({ messages: [written(1, { conversation: 'c2' })] })).toEqual([])
  })
})
