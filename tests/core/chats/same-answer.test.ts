import { expect, test } from 'bun:test'
import { isSame } from '#core/chats/answers.ts'

test('a message that is sent again answers the same only where kind and words are', () => {
  const line = { kind: 'line', id: null, text: 'Ik zwem.' } as const
  expect(isSame(null, null)).toBe(true)
  expect(isSame(line as never, null)).toBe(false)
  expect(isSame(line as never, { kind: 'message', id: 'm1' } as never)).toBe(false)
  expect(isSame(line as never, { kind: 'line', text: ' Ik zwem. ' } as never)).toBe(true)
  expect(isSame(line as never, { kind: 'line', text: 'Ik fiets.' } as never)).toBe(false)
})
