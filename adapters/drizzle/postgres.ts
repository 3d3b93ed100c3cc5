import { fileURLToPath } from 'node:url'
import { SQL } from 'bun'
import { drizzle as drizzleClient } from 'drizzle-orm/bun-sql'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { postgresSignal } from '#adapters/realtime/postgres-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { Figure } from '#adapters/shared/figures.ts'
import { type Pool, type PoolLoad, pool } from '#adapters/shared/pool.ts'
import type { Reads, Storage } from '#core/ports.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { checkReady } from './check-writable.ts'
import { redactedFailure } from './connections/failures.ts'
import {
  type Deadlines,
  openConnection,
  type PostgresConnection,
} from './connections/postgres-connection.ts'
import { transaction, type Writer } from './connections/postgres-transaction.ts'
import { type RetryOptions, retrying } from './connections/retrying.ts'
import type { EmailCollision } from './key-emails.ts'
import { type MigrationOptions, migratePostgres } from './migrate-postgres.ts'
import type { OpenReads, OpenStorage } from './open-storage.ts'
import { type First, noteVersion, refuseOpening } from './opening.ts'
import { keyPostgresEmails, postgresStores } from './postgres-stores.ts'

type Options = {
  /** `postgres://…` */
  readonly url: string
  /** Pool sizes: one connection per running transaction; and for reads; half as many for searches. */
  readonly connections?: number
  readonly deadlines?: Deadlines
  /** Those of readiness checks. */
  readonly probe?: Deadlines
  /** Timeout for a free connection, then `Overloaded`. */
  readonly wait?: Millis
  /** Opens one connection. */
  readonly connect?: typeof openConnection
  /** How often, and for how long, work is tried again. */
  readonly retry?: Pick<RetryOptions, 'tries' | 'span' | 'longest'>
  /** Called when a migration has to be tried again. */
  readonly onConflict?: MigrationOptions['report']
}

const DEADLINES: Deadlines = {
  statement: 5 * SECOND,
  lock: SECOND,
  idle: 5 * SECOND,
  answer: 6 * SECOND,
  connect: 3 * SECOND,
}
const WAIT = 3 * SECOND
/** Readiness checks need a quick answer. */
const PROBE: Deadlines = {
  ...DEADLINES,
  statement: SECOND,
  lock: SECOND,
  idle: SECOND,
  answer: SECOND,
}

/** The folder of its migrations. */
export const MIGRATIONS = fileURLToPath(new URL('./migrations/postgres', import.meta.url))

/**
 * Opens a PostgreSQL database and migrates it; of several starting processes one migrates. Reads have their own pool:
 * transactions waiting for locks do not block them.
 */
export async function openPostgres({
  url,
  connections = 10,
  deadlines = DEADLINES,
  probe: probing = PROBE,
  wait = WAIT,
  connect = openConnection,
  retry = {},
  onConflict,
}: Options): Promise<OpenStorage> {
  await refuseOld(url).catch((failure) => {
    throw redactedFailure(failure)
  })
  const emailCollisions = await bringUpToDate(url, onConflict).catch((failure) => {
    throw redactedFailure(failure)
  })
  const size = connections
  const openWriter = async (limits: Deadlines) => writerOver(await connect(url, limits))
  const readers = pool({ size, wait, open: () => connect(url, deadlines) })
  // How many rows a filter leaves depends on its value; for other reads planning anew costs more than it saves.
  const searchers = pool({
    size: Math.ceil(size / 2),
    wait,
    open: () => connect(url, deadlines, 'force_custom_plan'),
  })
  const writers = pool({ size, wait, open: () => openWriter(deadlines) })
  const probe = pool({ size: 1, wait: SECOND, open: () => openWriter(probing) })

  const listening = new SQL({ url, max: 2 })
  const { close: stopListening, ...signal } = await postgresSignal(listening, () => undefined)
  const storage: Storage = {
    reads: { ...readsOver(readers, retry), search: readsOver(searchers, retry).search },
    atomically: atomicallyWith(writers, retry),
  }
  return {
    ...signalledStorage(storage, signal),
    signal,
    emailCollisions,
    backlog: writers.load,
    figures: () => [
      ...poolFigures('reads', readers.load()),
      ...poolFigures('searches', searchers.load()),
      ...poolFigures('transactions', writers.load()),
    ],
    ready: () => checkReady({ atomically: atomicallyWith(probe) }),
    close: async () => {
      await stopListening()
      for (const one of [readers, searchers, writers, probe]) one.close()
      await listening.close()
    },
  }
}

const poolFigures = (pool: string, { busy, waiting }: PoolLoad): readonly Figure[] => [
  {
    name: 'vonk_pool_connections_busy',
    kind: 'level',
    help: 'Connections to PostgreSQL in use',
    labels: { pool },
    value: busy,
  },
  {
    name: 'vonk_pool_waiting',
    kind: 'level',
    help: 'Work that waits for a connection to PostgreSQL',
    labels: { pool },
    value: waiting,
  },
]

const CASING = { casing: 'snake_case' } as const

const readsOver = (readers: Pool<PostgresConnection>, retry: RetryOptions = {}): Reads =>
  postgresStores(
    drizzle((sql, values) => retrying(() => readers.use(answering(sql, values)), retry), CASING),
  )

const answering =
  (sql: string, values: readonly unknown[]) => async (connection: PostgresConnection) => ({
    rows: [...(await connection.query(sql, values))],
  })

function writerOver(connection: PostgresConnection): Writer {
  const db = drizzle((sql, values) => answering(sql, values)(connection), CASING)
  return { ...connection, stores: postgresStores(db) }
}

const atomicallyWith =
  (writers: Pool<Writer>, retry: RetryOptions = {}): Storage['atomically'] =>
  (work) =>
    retrying(() => writers.use((writer) => transaction(writer, work)), retry)

const firstOf =
  (client: Pick<SQL, 'unsafe'>): First =>
  async (statement) =>
    (await client.unsafe(statement).values())[0]?.[0]

async function refuseOld(url: string): Promise<void> {
  const client = new SQL({ url, max: 1 })
  try {
    await refuseOpening(firstOf(client), 'postgres')
  } finally {
    await client.close()
  }
}

const bringUpToDate = (
  url: string,
  report: MigrationOptions['report'],
): Promise<readonly EmailCollision[]> =>
  migratePostgres(url, { folder: MIGRATIONS, report }, async (client, connection) => {
    await retrying(() => renumberRestored(connection))
    await retrying(() => noteVersion(firstOf(connection), 'postgres'))
    // Each of its updates is a transaction of its own.
    return retrying(() => keyPostgresEmails(drizzleClient({ client, casing: 'snake_case' })))
  })

/** Opens a PostgreSQL database read-only, without migrating. */
export function readPostgres(url: string): OpenReads {
  const readers = pool({ size: 2, wait: WAIT, open: () => openConnection(url, DEADLINES) })
  return { reads: readsOver(readers), close: async () => readers.close() }
}

/**
 * After a restore into another server, stored transaction ids may be ahead of that server's: readers would wait for
 * them. Reset them: all is committed, so the sequence alone is the order.
 */
async function renumberRestored(connection: Bun.SQL): Promise<void> {
  const [found] = await connection`
    select greatest(
      (select max(transaction) from events),
      (select max(transaction) from event_consumers)
    ) > pg_current_xact_id()::text::bigint as restored`
  if (!found?.restored) return
  // One statement: all of it, or nothing.
  await connection.unsafe(
    'update events set transaction = 0; update event_consumers set transaction = 0',
  )
}
