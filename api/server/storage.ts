import { exists, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UNFINISHED } from '#adapters/backup/restore-backup.ts'
import { FileHeldError } from '#adapters/drizzle/file-lock.ts'
import { openLibsql, pathOf } from '#adapters/drizzle/libsql.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { type Config, ConfigError, isPostgres, type Place } from './config.ts'

/** Opens the database the configuration names, with its tables brought up to date. */
export async function openStorage(config: Place): Promise<OpenStorage> {
  const { databaseUrl: url, databaseAuthToken, dataDir } = config
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  if (await exists(join(dataDir, UNFINISHED))) {
    throw new ConfigError(
      `a restore into DATA_DIR did not finish. Do it again, or delete ${UNFINISHED} there if you know that all is in place.`,
    )
  }
  if (isPostgres(url)) {
    // Who has no PostgreSQL need not wait for its driver at every start.
    const { openPostgres } = await import('#adapters/drizzle/postgres.ts')
    return openPostgres({ url })
  }
  const path = pathOf(url)
  if (path !== null) await mkdir(dirname(path), { recursive: true })
  try {
    return await openLibsql({ url, ...(databaseAuthToken && { authToken: databaseAuthToken }) })
  } catch (thrown) {
    throw thrown instanceof FileHeldError ? new ConfigError(heldBy(thrown)) : thrown
  }
}

/** What to tell an operator whose database another process has. */
export function heldBy({ holder }: FileHeldError): string {
  const who = holder
    ? `Process ${holder.pid} on ${holder.host} has had it since ${holder.since}.`
    : 'It does not say which.'
  return `another process has the database file. ${who} Stop that one first: a libSQL file takes one process, PostgreSQL takes many.`
}

/** Whether the database is a file, which one process has to itself. */
export const isOneFile = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): boolean =>
  pathOf(databaseUrl) !== null
