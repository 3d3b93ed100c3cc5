import { mkdir } from 'node:fs/promises'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import type { Config } from '../config.ts'

/** Opens the database the configuration names, with its tables brought up to date. */
export async function openStorage(config: Config): Promise<OpenStorage> {
  const { databaseUrl: url, databaseAuthToken, dataDir } = config
  await mkdir(dataDir, { recursive: true })
  if (/^postgres(ql)?:/.test(url)) {
    // Who has no PostgreSQL need not wait for its driver at every start.
    const { openPostgres } = await import('#adapters/drizzle/postgres.ts')
    return openPostgres({ url })
  }
  return openLibsql({ url, ...(databaseAuthToken && { authToken: databaseAuthToken }) })
}
