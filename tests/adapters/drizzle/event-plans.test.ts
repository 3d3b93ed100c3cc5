import { afterAll, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { events } from '#adapters/drizzle/platform/events.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import type { EventLog } from '#core/platform/event-log.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const file = path()
await open(file)
const connection = fileConnection(file, { timeout: 1000, pragmas: [] })
afterAll(() => connection.close())

/** Query plans of the event log. */
async function planOf(ask: (log: EventLog) => Promise<unknown>): Promise<string> {
  let plan = ''
  const db = drizzle(
    async (sql, values) => {
      const steps = await connection.query(`explain query plan ${sql}`, values)
      plan = steps.map((step) => step.at(-1)).join('\n')
      return { rows: await connection.query(sql, values) }
    },
    undefined,
    { casing: 'snake_case' },
  )
  await ask(events({ ...tables, oldestOpen: null, hasStatistics: false, lockName: null, db }))
  return plan
}

test('new events are found by index, however long the log is', async () => {
  const plan = await planOf((log) => log.after({ transaction: 0, sequence: 1_000_000 }, 100))
  expect(plan).toBe('SEARCH events USING INTEGER PRIMARY KEY (rowid>?)')
})

test('the last position is found without a scan', async () => {
  expect(await planOf((log) => log.end())).toBe('SCAN events')
})
