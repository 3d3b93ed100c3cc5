import { expect, test } from 'bun:test'
import { errorCodeOf } from '#core/notifications/sending/attempt-delivery.ts'

const failure = (facts: object) => Object.assign(new Error('to ann@example.test'), facts)

test('a failure is recorded as a code, never as its message', () => {
  expect(errorCodeOf(failure({ code: 'smtp.452' }))).toBe('smtp.452')
  expect(errorCodeOf(failure({ code: 'to ann@example.test' }))).toBe('Error')
  expect(errorCodeOf(failure({ code: 7, name: 'TimeoutError' }))).toBe('TimeoutError')
  expect(errorCodeOf(failure({ name: 'ann@example.test' }))).toBe('unknown')
  expect(errorCodeOf('ann@example.test')).toBe('unknown')
  expect(errorCodeOf(undefined)).toBe('unknown')
})
