import { fileURLToPath } from 'node:url'
import { SQL } from 'bun'
import { drizzle } from 'drizzle-orm/bun-sql'
import { migrate } from 'drizzle-orm/bun-sql/migrator'
import type { OpenStorage } from './open-storage.ts'
import { transactionsOn } from './transactions.ts'

type Options = {
  /** `postgres://…` */
  readonly url: string
  /** How many connections to hold; a unit of work takes one for as long as it lasts. */
  readonly connections?: number
}

/** Any number, as long as every process of ours takes the same one. */
const MIGRATING = 8_665_675
const MIGRATIONS = fileURLToPath(new URL('./migrations/postgres', import.meta.url))

/** Opens a PostgreSQL database and brings its tables up to date; of several processes that start at once, one does. */
export async function openPostgres({ url, connections = 10 }: Options): Promise<OpenStorage> {
  const client = new SQL({ url, max: Math.max(2, connections) })
  const db = drizzle({ client, casing: 'snake_case' })
  try {
    await client.begin(async (guard) => {
      await guard`select pg_advisory_xact_lock(${MIGRATING})`
      await migrate(db, { migrationsFolder: MIGRATIONS })
    })
  } catch (failure) {
    await client.close()
    throw failure
  }

  return {
    ...transactionsOn(db),
    ready: async () => {
      await client`select 1`
    },
    close: () => client.close(),
  }
}
