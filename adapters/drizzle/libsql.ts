import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { drizzle as drizzleClient } from 'drizzle-orm/libsql'
import { migrate } from 'drizzle-orm/libsql/migrator'
import { drizzle, type RemoteCallback } from 'drizzle-orm/sqlite-proxy'
import { remembered } from '#adapters/shared/remembered.ts'
import { discreet } from './failures.ts'
import { fileLine } from './file-line.ts'
import { groupCommit } from './group-commit.ts'
import type { Line } from './line.ts'
import type { OpenStorage } from './open-storage.ts'
import { serverLine } from './server-line.ts'
import { storesOver } from './stores.ts'
import * as tables from './tables-libsql.ts'

type Options = {
  /** `file:…` for a database in a file, `libsql://…` for one on a server. */
  readonly url: string
  readonly authToken?: string | undefined
}

const PATIENCE = 5000
const MIGRATIONS = fileURLToPath(new URL('./migrations/libsql', import.meta.url))

/** Opens a libSQL database and brings its tables up to date. One process writes to a file, this one. */
export async function openLibsql(options: Options): Promise<OpenStorage> {
  await bringUpToDate(options)
  const { reader, writer } = linesTo(options)
  const { atomically, idle } = groupCommit(writer, over(writer))
  const storage = { reads: over(reader), atomically }

  return {
    // On a server others may write too, unseen from here.
    ...(isFile(options) ? remembered(storage) : storage),
    ready: async () => {
      await reader.query('select 1', [])
    },
    close: async () => {
      await idle()
      writer.close()
      reader.close()
    },
  }
}

const isFile = ({ url }: Options) => url.startsWith('file:')

const answering =
  (line: Line): RemoteCallback =>
  async (sql, values, method) => {
    if (method !== 'get') return { rows: await line.query(sql, values) }
    // Of one row drizzle takes the values themselves, and nothing where there is none.
    return { rows: (await line.first(sql, values)) as unknown[] }
  }

// The names' case is only heard as the third argument.
const over = (line: Line) =>
  discreet(
    storesOver({
      ...tables,
      db: drizzle(answering(line), undefined, { casing: 'snake_case' }),
    }),
  )

function linesTo({ url, authToken }: Options) {
  if (!isFile({ url })) {
    return { reader: serverLine({ url, authToken }), writer: serverLine({ url, authToken }) }
  }
  const path = url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
  const open = (pragmas: readonly string[]) =>
    fileLine(path, { patience: PATIENCE, pragmas: ['cache_size = -32768', ...pragmas] })
  return {
    reader: open(['query_only = on', 'mmap_size = 1073741824']),
    // FULL: what was acknowledged survives a power cut. Recursive triggers: a REPLACE is a DELETE, and is refused.
    writer: open(['synchronous = full', 'foreign_keys = on', 'recursive_triggers = on']),
  }
}

async function bringUpToDate({ url, authToken }: Options): Promise<void> {
  const access = authToken === undefined ? { url } : { url, authToken }
  const client = createClient({ ...access, timeout: PATIENCE, concurrency: 1 })
  try {
    if (isFile({ url })) await client.execute('pragma journal_mode = wal')
    await migrate(drizzleClient({ client }), { migrationsFolder: MIGRATIONS })
  } finally {
    client.close()
  }
}
