import { expect, test } from 'bun:test'
import type { Quote } from '#core/chats/chat.ts'
import { isSame } from '#core/chats/messages/quotes.ts'

test('a retried message gets the same response only for the same kind and text', () => {
  const quotedLine: Quote = { kind: 'line', id: null, of: 'bo', text: 'Ik zwem.', gift: null }
  expect(isSame(null, null)).toBe(true)
  expect(isSame(quotedLine, null)).toBe(false)
  expect(isSame(quotedLine, { kind: 'message', id: 'm1' })).toBe(false)
  expect(isSame(quotedLine, { kind: 'line', text: ' Ik zwem. ' })).toBe(true)
  expect(isSame(quotedLine, { kind: 'line', text: 'Ik fiets.' })).toBe(false)
})
