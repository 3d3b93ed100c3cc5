import { fileURLToPath } from 'node:url'
import { SQL } from 'bun'
import { drizzle as drizzleClient } from 'drizzle-orm/bun-sql'
import { migrate } from 'drizzle-orm/bun-sql/migrator'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { postgresSignal } from '#adapters/realtime/postgres-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import { type Pool, pool } from '#adapters/shared/pool.ts'
import type { Reads, Storage } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import type { OpenReads, OpenStorage } from './open-storage.ts'
import { type Deadlines, openConnection, type PostgresConnection } from './postgres-connection.ts'
import { postgresStores } from './postgres-stores.ts'
import { transaction, type Writer } from './postgres-transaction.ts'
import { proveWrite } from './prove-write.ts'
import { retrying } from './retrying.ts'

type Options = {
  /** `postgres://…` */
  readonly url: string
  /** How many connections to hold for units of work, each of which takes one for as long as it lasts; and for reading. */
  readonly connections?: number
  readonly deadlines?: Deadlines
}

const DEADLINES: Deadlines = {
  statement: 5 * SECOND,
  lock: SECOND,
  idle: 5 * SECOND,
  answer: 6 * SECOND,
}
/** How long to wait for a connection before saying that there is too much to do. */
const WAIT = 3 * SECOND
/** Whoever asks whether the database is ready wants to know soon. */
const PROBE: Deadlines = { statement: SECOND, lock: SECOND, idle: SECOND, answer: SECOND }

/** Any number, as long as every process of ours takes the same one. */
const MIGRATING = 8_665_675
const MIGRATIONS = fileURLToPath(new URL('./migrations/postgres', import.meta.url))

/**
 * Opens a PostgreSQL database and brings its tables up to date; of several processes that start at once, one does.
 * Reading has connections of its own: units of work that wait for a row keep nobody from looking around.
 */
export async function openPostgres({
  url,
  connections = 10,
  deadlines = DEADLINES,
}: Options): Promise<OpenStorage> {
  await bringUpToDate(url)
  const size = connections
  const readers = pool({ size, wait: WAIT, open: () => openConnection(url, deadlines) })
  const writers = pool({ size, wait: WAIT, open: () => openWriter(url, deadlines) })
  const probe = pool({ size: 1, wait: SECOND, open: () => openWriter(url, PROBE) })

  const listening = new SQL({ url, max: 2 })
  const { close: stopListening, ...signal } = await postgresSignal(listening, () => undefined)
  const storage: Storage = {
    reads: readsOver(readers),
    atomically: atomicallyWith(writers),
  }
  return {
    ...signalledStorage(storage, signal),
    signal,
    ready: () => proveWrite({ atomically: atomicallyWith(probe) }),
    close: async () => {
      await stopListening()
      for (const one of [readers, writers, probe]) one.close()
      await listening.close()
    },
  }
}

const CASING = { casing: 'snake_case' } as const

const readsOver = (readers: Pool<PostgresConnection>): Reads =>
  postgresStores(
    drizzle((sql, values) => retrying(() => readers.use(answering(sql, values))), CASING),
  )

const answering =
  (sql: string, values: readonly unknown[]) => async (connection: PostgresConnection) => ({
    rows: [...(await connection.query(sql, values))],
  })

async function openWriter(url: string, deadlines: Deadlines): Promise<Writer> {
  const connection = await openConnection(url, deadlines)
  const db = drizzle((sql, values) => answering(sql, values)(connection), CASING)
  return { ...connection, stores: postgresStores(db) }
}

const atomicallyWith =
  (writers: Pool<Writer>): Storage['atomically'] =>
  (work) =>
    retrying(() => writers.use((writer) => transaction(writer, work)))

async function bringUpToDate(url: string): Promise<void> {
  const client = new SQL({ url, max: 2 })
  try {
    await client.begin(async (guard) => {
      await guard`select pg_advisory_xact_lock(${MIGRATING})`
      await migrate(drizzleClient({ client, casing: 'snake_case' }), {
        migrationsFolder: MIGRATIONS,
      })
      await renumberRestored(guard)
    })
  } finally {
    await client.close()
  }
}

/** Opens a PostgreSQL database only to read in it; its tables are as they are. */
export function readPostgres(url: string): OpenReads {
  const readers = pool({ size: 2, wait: WAIT, open: () => openConnection(url, DEADLINES) })
  return { reads: readsOver(readers), close: async () => readers.close() }
}

/**
 * A database restored into another server brings transaction numbers that its new server has yet to reach: readers
 * would wait for them. The sequence alone orders what was restored, since all of it is committed.
 */
async function renumberRestored(guard: Bun.SQL): Promise<void> {
  const [found] = await guard`
    select greatest(
      (select max(transaction) from events),
      (select max(transaction) from event_consumers)
    ) > pg_current_xact_id()::text::bigint as restored`
  if (!found?.restored) return
  await guard`update events set transaction = 0`
  await guard`update event_consumers set transaction = 0`
}
