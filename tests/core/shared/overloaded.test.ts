import { expect, test } from 'bun:test'
import { Overloaded } from '#core/shared/result.ts'

test('an overload error is distinguishable from a failure, also in a log', () => {
  const full = new Overloaded('too many at once')
  expect(full).toBeInstanceOf(Error)
  expect(full.name).toBe('Overloaded')
})
