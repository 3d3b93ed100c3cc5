import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import type { OpenStorage } from './open-storage.ts'
import { transactionsOn } from './transactions.ts'

const MIGRATIONS = fileURLToPath(new URL('./migrations/postgres', import.meta.url))

/**
 * Opens a PostgreSQL that runs inside this process. It has one connection, so that whoever reads from outside
 * waits for the unit of work that is under way.
 */
export async function openPglite(client: PGlite): Promise<OpenStorage> {
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: MIGRATIONS })

  return {
    ...transactionsOn(db),
    ready: async () => {
      await client.query('select 1')
    },
    close: () => client.close(),
  }
}
