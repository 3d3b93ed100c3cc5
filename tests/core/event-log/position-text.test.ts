import { expect, test } from 'bun:test'
import { positionIn, positionText } from '#core/event-log/position-text.ts'

test('a place in the log stands in an address and is found again there', () => {
  const position = { transaction: 42, sequence: 7 }
  expect(positionIn(positionText(position))).toEqual(position)
})

test('anything else names no place', () => {
  for (const text of ['', '1', '1.', '.1', '-1.2', '1.2.3', '1e3.2', `${'9'.repeat(16)}.1`])
    expect(positionIn(text)).toBeNull()
})
