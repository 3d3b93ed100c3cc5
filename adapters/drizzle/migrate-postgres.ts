import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReservedSQL, SQL } from 'bun'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { isConflict } from './connections/failures.ts'
import { retrying } from './connections/retrying.ts'

/** A migration that others' locks kept from running; it is tried again. */
export type MigrationConflict = { readonly migration: string; readonly tries: number }

export type MigrationOptions = {
  readonly folder: string
  /** Timeout for a table's lock: everyone's requests queue behind a migration that waits for one. */
  readonly lock?: Millis
  readonly tries?: number
  /** Before the second try; it doubles up to `LONGEST_PAUSE`. */
  readonly pause?: Millis
  readonly report?: ((conflict: MigrationConflict) => void) | undefined
}

type Migration = {
  readonly name: string
  readonly statements: readonly string[]
  readonly hash: string
  readonly at: number
}

/** Advisory lock id: arbitrary, but the same for all our processes. */
const MIGRATING = 8_665_675
const LONGEST_PAUSE: Millis = 5 * SECOND

/**
 * Brings a PostgreSQL database up to date while others may use it, then runs `then`; of several processes that start at
 * once, the others wait. Each migration is a transaction of its own, so that its locks are few and brief. One that meets
 * a deadlock or waits too long for a lock is tried again.
 */
export async function migratePostgres<R>(
  url: string,
  { folder, lock = SECOND, tries = 10, pause = SECOND / 4, report }: MigrationOptions,
  then: (client: SQL, connection: ReservedSQL) => Promise<R>,
): Promise<R> {
  const client = new SQL({ url, max: 2 })
  try {
    // The advisory lock is this connection's, and ends with it.
    const connection = await client.reserve()
    await connection`select pg_advisory_lock(${MIGRATING})`
    for (const migration of await pending(connection, folder)) {
      await retrying(() => run(connection, migration, lock), {
        tries,
        pause,
        span: Number.POSITIVE_INFINITY,
        longest: LONGEST_PAUSE,
        isPassing: isConflict,
        onRetry: (tried) => report?.({ migration: migration.name, tries: tried }),
      })
    }
    return await then(client, connection)
  } finally {
    // It would wait for the reserved connection.
    await client.close({ timeout: 0 })
  }
}

/** Those that the database does not have; its journal is the one that drizzle-orm reads and writes. */
async function pending(connection: ReservedSQL, folder: string): Promise<readonly Migration[]> {
  await connection`create schema if not exists drizzle`
  await connection`create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint)`
  const [last] = await connection`select max(created_at) as at from drizzle.__drizzle_migrations`
  const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
    await readFile(join(folder, 'meta/_journal.json'), 'utf8'),
  )
  return readMigrationFiles({ migrationsFolder: folder })
    .map(({ sql, hash, folderMillis }, index) => ({
      name: journal.entries[index]?.tag ?? '',
      statements: sql,
      hash,
      at: folderMillis,
    }))
    .filter(({ at }) => last?.at === null || at > Number(last?.at))
}

/** Runs a migration and writes it into the journal, both or neither. */
async function run(
  connection: ReservedSQL,
  { statements, hash, at }: Migration,
  lock: Millis,
): Promise<void> {
  await connection`begin`
  try {
    await connection.unsafe(`set local lock_timeout = ${lock}`)
    for (const statement of statements) await connection.unsafe(statement)
    await connection`
      insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${at})`
    await connection`commit`
  } catch (failure) {
    await connection`rollback`.catch(() => undefined)
    throw failure
  }
}
