import { expect, test } from 'bun:test'
import { positionIn, positionText } from '#core/platform/events/view-consumers.ts'

test('an event position in a URL is read back unchanged', () => {
  const position = { transaction: 42, sequence: 7 }
  expect(positionIn(positionText(position))).toEqual(position)
})

test('any other text is no position', () => {
  for (const text of ['', '1', '1.', '.1', '-1.2', '1.2.3', '1e3.2', `${'9'.repeat(16)}.1`])
    expect(positionIn(text)).toBeNull()
})
