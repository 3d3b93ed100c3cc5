import { expect, test } from 'bun:test'
import type { SQL } from 'bun'
import { postgresSignal } from '#adapters/realtime/postgres-signal.ts'
import { until } from '#tests/until.ts'

test('an event is told to other processes at once, and those right after it together', async () => {
  let notified = 0
  const client = {
    listen: async () => ({ unlisten: async () => undefined }),
    notify: async () => {
      notified += 1
    },
  } as unknown as SQL
  const signal = await postgresSignal(client, () => undefined)
  signal.signal()
  expect(notified).toBe(1)
  for (let nth = 0; nth < 10; nth += 1) signal.signal()
  expect(notified).toBe(1)
  await until(() => notified === 2)
  await signal.close()
})
