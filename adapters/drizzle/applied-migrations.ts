import { Database } from 'bun:sqlite'
import { SQL } from 'bun'
import { pathOf } from './libsql.ts'
import { markOf } from './mark-of.ts'
import { MARK_QUERY, MovedError, type MoveMark, markIn } from './moves.ts'

/**
 * Number of migrations of a database file or a PostgreSQL database, read beside its server; 0: it has none of our
 * tables. `null`: a libSQL server is not asked.
 */
export async function appliedMigrations(url: string): Promise<number | null> {
  if (/^postgres(ql)?:/.test(url)) return ofPostgres(url)
  const path = pathOf(url)
  return path === null ? null : ofFile(path)
}

function ofFile(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    const known = database.query("select 1 from sqlite_master where name = '__drizzle_migrations'")
    if (known.get() === null) return 0
    return Number(database.query('select count(*) from __drizzle_migrations').values()[0]?.[0])
  } finally {
    database.close()
  }
}

async function ofPostgres(url: string): Promise<number> {
  const client = new SQL({ url, max: 1, connectionTimeout: 5 })
  try {
    const [state] =
      await client`select to_regclass('drizzle.__drizzle_migrations') is not null as migrated`
    if (!state.migrated) return 0
    const [counted] =
      await client`select count(*)::int as migrations from drizzle.__drizzle_migrations`
    return Number(counted.migrations)
  } finally {
    await client.close()
  }
}

/** Why a database of this version is not to be used, if it was moved, or a move into it did not finish. */
export async function movedFault(url: string): Promise<string | null> {
  const mark = await markAt(url)
  return mark && new MovedError(mark).message
}

async function markAt(url: string): Promise<MoveMark | null> {
  const path = pathOf(url)
  if (path === null) {
    const client = new SQL({ url, max: 1, connectionTimeout: 5 })
    return client
      .unsafe(MARK_QUERY)
      .then(([found]) => markIn(found?.id))
      .finally(() => client.close())
  }
  const database = new Database(path, { readonly: true })
  try {
    return markOf(database)
  } finally {
    database.close()
  }
}
