import { fileURLToPath } from 'node:url'
import type { PGlite } from '@electric-sql/pglite'
import { drizzle, type PgliteDatabase } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { checkWritable } from '#adapters/drizzle/check-writable.ts'
import { retrying } from '#adapters/drizzle/connections/retrying.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { keyPostgresEmails, postgresStores } from '#adapters/drizzle/postgres-stores.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { Storage, Stores } from '#core/ports.ts'
import type { Result } from '#core/shared/result.ts'

const MIGRATIONS = fileURLToPath(
  new URL('../../adapters/drizzle/migrations/postgres', import.meta.url),
)

/** Opens PostgreSQL inside this process. It has one connection: reads outside wait for the running unit of work. */
export async function openPglite(client: PGlite): Promise<OpenStorage> {
  const db = drizzle({ client, casing: 'snake_case' })
  await migrate(db, { migrationsFolder: MIGRATIONS })
  const emailCollisions = await keyPostgresEmails(db)

  const signal = inProcessSignal()
  const storage: Storage = {
    reads: postgresStores(db),
    atomically: (work) => retrying(() => transaction(db, work)),
  }
  return {
    ...signalledStorage(storage, signal),
    signal,
    emailCollisions,
    backlog: () => ({ waiting: 0, oldest: 0 }),
    figures: () => [],
    ready: () => checkWritable(storage),
    close: () => client.close(),
  }
}

async function transaction<R extends Result<unknown, unknown>>(
  db: PgliteDatabase,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  const undone = new Error('the work chose to be undone')
  let refused: R | undefined
  try {
    return await db.transaction(async (tx) => {
      const result = await work(postgresStores(tx))
      if (result.ok) return result
      refused = result
      throw undone
    })
  } catch (thrown) {
    if (thrown === undone && refused) return refused
    throw thrown
  }
}
