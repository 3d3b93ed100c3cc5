import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { drizzle as drizzleClient } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle, type RemoteCallback } from 'drizzle-orm/sqlite-proxy'
import { cachedStorage } from '#adapters/cache/cached-storage.ts'
import { inProcessSignal } from '#adapters/realtime/in-process-signal.ts'
import { signalledStorage } from '#adapters/realtime/signalled-storage.ts'
import type { Connection } from './connection.ts'
import { redactFailures } from './failures.ts'
import { type FileLock, lockFile } from './file-lock.ts'
import { groupCommit } from './group-commit.ts'
import { fileReader, openFile } from './open-file.ts'
import type { OpenReads, OpenStorage } from './open-storage.ts'
import { proveWrite } from './prove-write.ts'
import { openServer, serverConnection } from './server-connection.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-libsql.ts'

type Options = {
  /** `file:…` for a database in a file, `libsql://…` for one on a server. */
  readonly url: string
  readonly authToken?: string | undefined
  /** After how many units of work a file's write-ahead log is copied into it. */
  readonly checkpointEvery?: number
}

const TIMEOUT = 5000
const MIGRATIONS = fileURLToPath(new URL('./migrations/libsql', import.meta.url))

/** Where the file is that a `file:` address names; `null` for a database on a server. */
export function pathOf(url: string): string | null {
  if (!url.startsWith('file:')) return null
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}

/**
 * Opens a libSQL database and brings its tables up to date. One process writes to a file, this one: where another has
 * it, a `FileHeldError` is thrown.
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

/** Opens a database only to read in it, beside whoever has it; its tables are as they are. */
export function readLibsql({ url, authToken }: Options): OpenReads {
  const path = pathOf(url)
  const reader = path === null ? serverConnection({ url, authToken }) : fileReader(path, TIMEOUT)
  return { reads: over(reader), close: async () => reader.close() }
}

async function openLocked(options: Options, lock: FileLock | null): Promise<OpenStorage> {
  await bringUpToDate(options)
  const { url, authToken, checkpointEvery } = options
  const path = pathOf(url)
  const { reader, writer, maintenance, close } =
    path === null
      ? openServer({ url, authToken })
      : openFile(path, { timeout: TIMEOUT, ...(checkpointEvery && { checkpointEvery }) })
  const { atomically, idle } = groupCommit(writer, over(writer), { maintenance })
  const storage = { reads: over(reader), atomically }
  const signal = inProcessSignal()

  return {
    // On a server others may write too, unseen from here.
    ...signalledStorage(lock ? cachedStorage(storage) : storage, signal),
    signal,
    ready: () => proveWrite(storage),
    close: async () => {
      await idle()
      await close()
      lock?.release()
    },
  }
}

type Queried = Pick<Connection, 'query' | 'first'>

const answering =
  ({ query, first }: Queried): RemoteCallback =>
  async (sql, values, method) => {
    if (method !== 'get') return { rows: await query(sql, values) }
    // Of one row drizzle takes the values themselves, and nothing where there is none.
    return { rows: (await first(sql, values)) as unknown[] }
  }

// The names' case is only heard as the third argument.
const over = (connection: Queried) =>
  redactFailures(
    storesOver({
      ...tables,
      oldestOpen: null,
      lockName: null,
      db: drizzle(answering(connection), undefined, { casing: 'snake_case' }),
    }),
  )

async function bringUpToDate({ url, authToken }: Options): Promise<void> {
  const access = authToken === undefined ? { url } : { url, authToken }
  const client = createClient({ ...access, timeout: TIMEOUT, concurrency: 1 })
  try {
    if (pathOf(url) !== null) await client.execute('pragma journal_mode = wal')
    await migrate(drizzleClient({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    client.close()
  }
}
