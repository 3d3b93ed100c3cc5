import { expect, test } from 'bun:test'
import { Overloaded } from '#core/shared/overloaded.ts'

test('being full can be told from a fault, also in a log', () => {
  const full = new Overloaded('too many at once')
  expect(full).toBeInstanceOf(Error)
  expect(full.name).toBe('Overloaded')
})
