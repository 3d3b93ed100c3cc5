import { Database } from 'bun:sqlite'
import { SQL } from 'bun'
import { pathOf } from './libsql.ts'

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
