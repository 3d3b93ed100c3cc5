import { chmod, exists, mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { UNFINISHED } from '#adapters/backup/restore-backup.ts'
import { redactedFailure } from '#adapters/drizzle/connections/failures.ts'
import { FileHeldError } from '#adapters/drizzle/connections/file-lock.ts'
import { openLibsql, pathOf } from '#adapters/drizzle/libsql.ts'
import type { MigrationConflict } from '#adapters/drizzle/migrate-postgres.ts'
import { MovedError } from '#adapters/drizzle/moves.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'
import { TooNewError } from '#adapters/drizzle/opening.ts'
import { type Config, type DataLocation, isPostgres } from './config.ts'
import { ConfigError } from './env.ts'

/** Photos, mails and secrets are read by the server's own user alone. */
const OWNER_ONLY = 0o700

/** Opens and migrates the configured database; `onConflict` is told of migrations that have to be tried again. */
export async function openStorage(
  config: DataLocation,
  onConflict?: (conflict: MigrationConflict) => void,
): Promise<OpenStorage> {
  const { dataDir } = config
  process.umask(0o077)
  await checkFolder(dataDir)
  // One that was there before, open to other users of the machine; not ours to change where another made it.
  await chmod(dataDir, OWNER_ONLY).catch(() => undefined)
  if (await exists(join(dataDir, UNFINISHED))) {
    throw new ConfigError(
      `a restore into DATA_DIR did not finish. Do it again, or delete ${UNFINISHED} there if you know that all is in place.`,
    )
  }
  try {
    return await openDatabase(config, onConflict)
  } catch (thrown) {
    if (thrown instanceof MovedError || thrown instanceof TooNewError)
      throw new ConfigError(thrown.message)
    throw thrown instanceof FileHeldError
      ? new ConfigError(lockMessage(thrown), { cause: thrown })
      : redactedFailure(thrown)
  }
}

async function openDatabase(
  { databaseUrl: url, databaseAuthToken }: DataLocation,
  onConflict?: (conflict: MigrationConflict) => void,
): Promise<OpenStorage> {
  if (isPostgres(url)) {
    // Loaded lazily: the PostgreSQL driver is not always needed.
    const { openPostgres } = await import('#adapters/drizzle/postgres.ts')
    return openPostgres({ url, ...(onConflict && { onConflict }) })
  }
  const path = pathOf(url)
  if (path !== null) await mkdir(dirname(path), { recursive: true })
  return openLibsql({ url, ...(databaseAuthToken && { authToken: databaseAuthToken }) })
}

/** Makes the folder; stops a start in one that cannot be made or written, before anything is in it. */
export async function checkFolder(dataDir: string): Promise<void> {
  const probe = join(dataDir, `.probe-${crypto.randomUUID()}`)
  try {
    await mkdir(dataDir, { recursive: true })
    await writeFile(probe, probe)
  } catch (failure) {
    throw new ConfigError(
      `DATA_DIR, ${dataDir}, cannot be written (${Object(failure).code}). Let the server's own user write it, make room on its disk, or set DATA_DIR to another folder.`,
    )
  } finally {
    await rm(probe, { force: true }).catch(() => undefined)
  }
}

/** Message for an operator whose database file is locked. */
export function lockMessage({ holder }: FileHeldError): string {
  const who = holder
    ? `Process ${holder.pid} on ${holder.host} has had it since ${holder.since}.`
    : 'It does not say which.'
  return `another process has the database file. ${who} Stop that one first: a libSQL file takes one process, PostgreSQL takes many.`
}

/** Whether the database is a file, with a single process. */
export const isOneFile = ({ databaseUrl }: Pick<Config, 'databaseUrl'>): boolean =>
  pathOf(databaseUrl) !== null
