import { PGlite } from '@electric-sql/pglite'
import { SQL } from 'bun'
import { drizzle as drizzlePostgres } from 'drizzle-orm/bun-sql'
import { migrate as migratePostgres } from 'drizzle-orm/bun-sql/migrator'
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite'
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { openPglite } from './postgres-lite.ts'
import { createEmpty, createMigrated, NO_TIMEOUTS, POSTGRES_SERVER } from './postgres-server.ts'

/** A PostgreSQL database of one test, and its statements past the storage. */
export type TestPostgres = {
  readonly storage: OpenStorage
  readonly exec: (statement: string) => Promise<unknown>
  readonly close: () => Promise<void>
}

/** An earlier state of the database: migrations up to then, and rows. */
export type Earlier = { readonly migrationsFolder: string; readonly rows: readonly string[] }

/** Rows may refer to rows that are not there. */
const WITHOUT_TRIGGERS = 'set session_replication_role = replica'
const WITH_TRIGGERS = 'set session_replication_role = default'

const statementsOf = ({ rows }: Earlier) => [WITHOUT_TRIGGERS, ...rows, WITH_TRIGGERS]

/**
 * Opens a database on the server of `POSTGRES_URL`, else in this process, which takes many times longer; from an earlier
 * state, if given.
 */
export const openTestPostgres = (earlier: Earlier | null = null): Promise<TestPostgres> =>
  POSTGRES_SERVER === undefined ? inProcess(earlier) : onServer(POSTGRES_SERVER, earlier)

async function inProcess(earlier: Earlier | null): Promise<TestPostgres> {
  const client = new PGlite()
  if (earlier) {
    await migratePglite(drizzlePglite({ client }), earlier)
    for (const statement of statementsOf(earlier)) await client.exec(statement)
  }
  const storage = await openPglite(client)
  return { storage, exec: (statement) => client.exec(statement), close: storage.close }
}

async function onServer(server: string, earlier: Earlier | null): Promise<TestPostgres> {
  const { url, drop } = earlier ? await createEmpty(server) : await createMigrated(server)
  const client = new SQL({ url, max: 1 })
  if (earlier) {
    await migratePostgres(drizzlePostgres({ client }), earlier)
    for (const statement of statementsOf(earlier)) await client.unsafe(statement)
  }
  const storage = await openPostgres({ url, ...NO_TIMEOUTS })
  const close = async () => {
    await storage.close()
    await client.close()
    await drop()
  }
  return { storage, exec: (statement) => client.unsafe(statement), close }
}
