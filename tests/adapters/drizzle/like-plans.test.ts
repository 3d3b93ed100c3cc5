import { afterAll, expect, test } from 'bun:test'
import { drizzle } from 'drizzle-orm/sqlite-proxy'
import { fileConnection } from '#adapters/drizzle/connections/file-connection.ts'
import { likes } from '#adapters/drizzle/discovery/likes.ts'
import * as tables from '#adapters/drizzle/tables-libsql.ts'
import type { Likes } from '#core/discovery/ports.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()
const file = path()
await open(file)
const connection = fileConnection(file, { timeout: 1000, pragmas: [] })
afterAll(() => connection.close())

/** Query plans of likes. */
async function planOf(query: (asked: Likes) => Promise<unknown>): Promise<string> {
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
  await query(likes({ ...tables, oldestOpen: null, hasStatistics: false, lockName: null, db }))
  return plan
}

test('received likes are read in index order, without sorting', async () => {
  const plan = await planOf(({ receivedBy }) => receivedBy('ann', 500))
  expect(plan).toBe('SEARCH likes USING INDEX likes_received (to=?)')
})

test('matches are found from the likes a member gave, however many they received', async () => {
  const plan = await planOf(({ matchesOf }) => matchesOf('ann', 500))
  expect(plan).toContain('SEARCH likes USING INDEX sqlite_autoindex_likes_1 (from=? AND to=?)')
  expect(plan).toContain('SEARCH given USING COVERING INDEX sqlite_autoindex_likes_1 (from=?)')
  expect(plan).not.toContain('likes_received')
})
