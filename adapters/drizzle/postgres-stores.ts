import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Stores } from '#core/ports.ts'
import { redactFailures } from './connections/failures.ts'
import { type EmailCollision, keyEmails } from './key-emails.ts'
import type { Database } from './shared/database.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-postgres.ts'

/**
 * From this transaction on, earlier ones may be uncommitted: the oldest that the snapshot of this very statement sees
 * open. Ids are of the whole server, but another database's transaction cannot append here. Only those known to be
 * another's are left out: one that ended since the snapshot is in no list, may have appended, and is invisible.
 */
const OLDEST_OPEN = sql<number>`(
  select coalesce(min(open.id::text::bigint), pg_snapshot_xmax(pg_current_snapshot())::text::bigint)
  from pg_snapshot_xip(pg_current_snapshot()) as open(id)
  where not exists (
    select from pg_stat_activity where backend_xid = open.id::xid
    and datid <> (select oid from pg_database where datname = current_database())
  ))`

/** The stores use only the builder API both dialects share; `kit.ts` ensures equal columns. */
const shared = (db: PgDatabase<PgQueryResultHKT>) => db as unknown as Database['db']

/** Gives the emails of earlier versions their one form. */
export const keyPostgresEmails = (
  db: PgDatabase<PgQueryResultHKT>,
): Promise<readonly EmailCollision[]> => keyEmails({ ...tables, db: shared(db) })

/** The stores over a PostgreSQL connection or pool. */
export const postgresStores = (db: PgDatabase<PgQueryResultHKT>): Stores =>
  redactFailures(
    storesOver({
      ...tables,
      oldestOpen: OLDEST_OPEN,
      hasStatistics: true,
      db: shared(db),
      lockName: async (name) => {
        await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
      },
    }),
  )
