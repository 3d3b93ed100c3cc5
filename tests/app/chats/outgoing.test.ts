import { describe, expect, test } from 'bun:test'
import { outgoingIn, sendsItself } from '#app/chats/messages/outgoing.ts'
import { outgoingLines } from '#app/chats/messages/outgoing-lines.ts'
import { DAY } from '#core/shared/time.ts'
import { written } from './written.ts'

test('a message of yesterday must be confirmed', () => {
  expect(sendsItself(written(1), DAY)).toBe(true)
  expect(sendsItself(written(1), DAY + 2)).toBe(false)
  expect(sendsItself(written(1, { refused: { code: 'chat.closed' } }), 2)).toBe(false)
})

test('an invalid stored value is no message', () => {
  for (const left of ['{', '{}', '[]', '{"id":1}']) expect(outgoingIn(left)).toBeNull()
  const message = written(1, { refused: { code: 'chat.free-limit', limit: 2 } })
  expect(outgoingIn(JSON.stringify(message))).toEqual(message)
})

describe('message status', () => {
  const state = { messages: [written(1)], sending: new Set<string>(), troubled: false }
  const is = (
    changes: Partial<typeof state>,
    { online = true, now = 2 }: { online?: boolean; now?: number } = {},
  ) => outgoingLines({ ...state, ...changes }, 'c1', { online, now }).map((line) => line.is)

  test('sending, waiting for the network, or for the next retry', () => {
    expect(is({})).toEqual(['sending'])
    expect(is({}, { online: false })).toEqual(['offline'])
    expect(is({ troubled: true })).toEqual(['retrying'])
    expect(is({ troubled: true, sending: new Set([written(1).id]) })).toEqual(['sending'])
  })

  test('refused or expired, online and offline', () => {
    const refused = { messages: [written(1, { refused: { code: 'chat.closed' } })] }
    expect(is(refused, { online: false })).toEqual(['refused'])
    expect(is({}, { online: false, now: 2 * DAY })).toEqual(['stale'])
  })

  test('messages of other conversations are not listed', () => {
    expect(is({ messages: [written(1, { conversation: 'c2' })] })).toEqual([])
  })
})
