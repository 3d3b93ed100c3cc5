import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Stores } from '#core/ports.ts'
import type { Database } from './database.ts'
import { redactFailures } from './failures.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-postgres.ts'

/** Rows of this and younger transactions may have older neighbours that are not committed yet. */
const OLDEST_OPEN = sql<number>`(pg_snapshot_xmin(pg_current_snapshot())::text::bigint)`

/** The stores over one connection to PostgreSQL, or over any. */
export const postgresStores = (db: PgDatabase<PgQueryResultHKT>): Stores =>
  redactFailures(
    storesOver({
      ...tables,
      oldestOpen: OLDEST_OPEN,
      // The stores are written in what both dialects' builders share; `kit.ts` holds the columns to it.
      db: db as unknown as Database['db'],
      lockName: async (name) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      },
    }),
  )
