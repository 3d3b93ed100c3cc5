import { exists } from 'node:fs/promises'
import { pathOf, readLibsql } from '#adapters/drizzle/libsql.ts'
import type { OpenReads } from '#adapters/drizzle/open-storage.ts'
import { type DataLocation, isPostgres } from './config.ts'
import { ConfigError } from './env.ts'

/** Opens the database read-only, beside a running server, without migrating. */
export async function openReads({
  databaseUrl: url,
  databaseAuthToken,
}: DataLocation): Promise<OpenReads> {
  if (isPostgres(url)) {
    const { readPostgres } = await import('#adapters/drizzle/postgres.ts')
    return readPostgres(url)
  }
  const path = pathOf(url)
  if (path !== null && !(await exists(path))) {
    throw new ConfigError(`there is no database at ${path}: look at DATA_DIR and DATABASE_URL.`)
  }
  return readLibsql({ url, ...(databaseAuthToken && { authToken: databaseAuthToken }) })
}
