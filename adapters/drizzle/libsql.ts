import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@libsql/client'
import { drizzle as drizzleClient } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle, type RemoteCallback } from 'drizzle-orm/sqlite-proxy'
import { cachedStorage } from '#adapters/cache/cached-storage.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { Figure } from '#adapters/shared/figures.ts'
import { Unavailable } from '#core/shared/result.ts'
import { checkReady } from './check-writable.ts'
import type { Connection } from './connections/connection.ts'
import { redactFailures } from './connections/failures.ts'
import { type FileLock, lockFile } from './connections/file-lock.ts'
import { type CommitLoad, groupCommit } from './connections/group-commit.ts'
import { refusingWriter } from './connections/move-lock.ts'
import { fileReader, openFile } from './connections/open-file.ts'
import { openServer, serverConnection } from './connections/server-connection.ts'
import { type EmailCollision, keyEmails } from './key-emails.ts'
import type { OpenReads, OpenStorage } from './open-storage.ts'
import { type First, noteVersion, refuseOpening } from './opening.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-libsql.ts'

type Options = {
  /** `file:…` for a database in a file, `libsql://…` for one on a server. */
  readonly url: string
  readonly authToken?: string | undefined
  /** Number of transactions between checkpoints. */
  readonly checkpointEvery?: number
}

const TIMEOUT = 5000
const MIGRATIONS = fileURLToPath(new URL('./migrations/libsql', import.meta.url))

/** The path in a `file:` address; `null` for a server. */
export function pathOf(url: string): string | null {
  if (!url.startsWith('file:')) return null
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}

/**
 * Opens a libSQL database and migrates it. A file has one writing process, this one: if another has it, throws a
 * `FileHeldError`.
 */
export async function openLibsql(options: Options): Promise<OpenStorage> {
  const path = pathOf(options.url)
  const lock = path === null ? null : lockFile(path)
  try {
    return await openLocked(options, lock)
  } catch (failure) {
    lock?.release()
    throw failure
  }
}

/** Opens a database read-only, beside the process that has it; without migrating. */
export function readLibsql({ url, authToken }: Options): OpenReads {
  const path = pathOf(url)
  const reader = path === null ? serverConnection({ url, authToken }) : fileReader(path, TIMEOUT)
  return { reads: over(reader), close: async () => reader.close() }
}

async function openLocked(options: Options, lock: FileLock | null): Promise<OpenStorage> {
  const emailCollisions = await bringUpToDate(options)
  const { url, authToken, checkpointEvery } = options
  const path = pathOf(url)
  const { reader, writer, maintenance, close } =
    path === null
      ? openServer({ url, authToken })
      : openFile(path, { timeout: TIMEOUT, ...(checkpointEvery && { checkpointEvery }) })
  const { atomically, idle, load } = groupCommit(refusingWriter(writer, path), over(writer), {
    maintenance,
  })
  const storage = { reads: over(reader), atomically }
  const signal = inProcessSignal()
  // A server may have other writers, so no caching.
  const cached = lock ? cachedStorage(storage) : null

  return {
    ...signalledStorage(cached ?? storage, signal),
    signal,
    backlog: load,
    figures: () => [...commitFigures(load()), ...(cached?.figures() ?? [])],
    emailCollisions,
    ready: () => checkReady(storage),
    close: async () => {
      await idle()
      await close()
      lock?.release()
    },
  }
}

const commitFigures = ({ batches, transactions, waiting }: CommitLoad): readonly Figure[] => [
  {
    name: 'vonk_storage_commits_total',
    kind: 'total',
    help: 'Commits, of one or more transactions each',
    value: batches,
  },
  {
    name: 'vonk_storage_transactions_total',
    kind: 'total',
    help: 'Transactions that were committed',
    value: transactions,
  },
  {
    name: 'vonk_storage_transactions_waiting',
    kind: 'level',
    help: 'Transactions that wait for the writer',
    value: waiting,
  },
]

type Queried = Pick<Connection, 'query' | 'first'>

const answering =
  ({ query, first }: Queried): RemoteCallback =>
  async (sql, values, method) => {
    if (method !== 'get') return { rows: await query(sql, values) }
    // For a single row drizzle expects its values, or `undefined`.
    return { rows: (await first(sql, values)) as unknown[] }
  }

// The casing option is only accepted as the third argument.
const over = (connection: Queried) =>
  redactFailures(
    storesOver({
      ...tables,
      oldestOpen: null,
      hasStatistics: false,
      lockName: null,
      db: drizzle(answering(connection), undefined, { casing: 'snake_case' }),
    }),
  )

function connect({ url, authToken }: Options): Client {
  const access = authToken === undefined ? { url } : { url, authToken }
  try {
    return createClient({ ...access, timeout: TIMEOUT, concurrency: 1 })
  } catch (failure) {
    // It names no code.
    if (pathOf(url) === null) throw failure
    throw new Unavailable('its file cannot be opened', 'SQLITE_CANTOPEN')
  }
}

async function bringUpToDate({ url, authToken }: Options): Promise<readonly EmailCollision[]> {
  const client = connect({ url, authToken })
  try {
    if (pathOf(url) !== null) await client.execute('pragma journal_mode = wal')
    const first: First = async (statement) => (await client.execute(statement)).rows[0]?.[0]
    await refuseOpening(first, 'libsql')
    await migrate(drizzleClient({ client }), { migrationsFolder: MIGRATIONS })
    // Queries are written for a planner without statistics: after an `analyze` a search of a million took 13 times as long.
    for (const statistics of ['sqlite_stat1', 'sqlite_stat4'])
      await client.execute(`drop table if exists ${statistics}`)
    await noteVersion(first, 'libsql')
    return await keyEmails({ ...tables, db: drizzleClient({ client, casing: 'snake_case' }) })
  } finally {
    client.close()
  }
}

/** Makes an empty database file of this version. */
export async function createFile(path: string): Promise<void> {
  const client = connect({ url: `file:${path}` })
  try {
    await migrate(drizzleClient({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    client.close()
  }
}
