import { expect, test } from 'bun:test'
import { isUnder } from '#app/notifications/push/push.ts'

const under = (bytes: readonly number[] | null) => ({
  options: {
    userVisibleOnly: true,
    applicationServerKey: bytes && new Uint8Array(bytes).buffer,
  },
})

test('a subscription is kept with its key, and replaced after a change of key', () => {
  const key = [4, 251, 239, 190, 255]
  expect(isUnder(under(key), Buffer.from(key).toString('base64url'))).toBe(true)
  expect(isUnder(under(key), Buffer.from([4, 1, 2, 3, 4]).toString('base64url'))).toBe(false)
  expect(isUnder(under(null), 'BAEC')).toBe(false)
})
