import { Database } from 'bun:sqlite'
import { chmod } from 'node:fs/promises'
import { markOf } from '../drizzle/mark-of.ts'
import {
  COUNTS,
  countsIn,
  type DatabaseFacts,
  ERASED,
  INSTALL,
  refuseMoved,
  UNEVEN,
} from './database-facts.ts'
import { BackupError, type Counts } from './manifest.ts'

/**
 * Copies a consistent snapshot of a database file, even while a server writes: uses SQLite's backup, as a plain copy
 * of file and WAL may be corrupt.
 */
export async function copyLibsql(from: string, to: string): Promise<void> {
  const database = new Database(from, { readonly: true })
  try {
    database.run('pragma busy_timeout = 10000')
    database.run('vacuum into ?', [to])
  } catch (failure) {
    const { code } = Object(failure)
    if (/^SQLITE_(FULL|IOERR)/.test(code))
      throw new BackupError(
        `The database cannot be copied beside itself (${code}). See that DATA_DIR has room for it once more.`,
        code,
      )
    if (!/^SQLITE_(CORRUPT|NOTADB)/.test(code)) throw failure
    throw new BackupError(
      'The database is damaged. Restore the last backup that was made of it.',
      'DATABASE_DAMAGED',
    )
  } finally {
    database.close()
  }
  await chmod(to, 0o600)
}

/** Checks a copied database and returns its number of migrations; throws a `BackupError` if it is corrupt. */
export function inspectLibsql(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    const checks = ['pragma integrity_check', 'pragma foreign_key_check']
    const found = checks.flatMap((check) => database.query(check).values()).flat()
    if (found.join() !== 'ok') throw new BackupError('The database is damaged.', 'DATABASE_DAMAGED')
    return Number(database.query('select count(*) from __drizzle_migrations').values()[0]?.[0])
  } catch (failure) {
    if (failure instanceof BackupError) throw failure
    throw new BackupError('The database is damaged, or none of ours.', 'DATABASE_DAMAGED')
  } finally {
    database.close()
  }
}

/** Refuses a copy of a database that was moved: what happened since is in the other one. */
export function refuseMovedLibsql(path: string): void {
  const database = new Database(path, { readonly: true })
  try {
    refuseMoved(markOf(database))
  } finally {
    database.close()
  }
}

/** The id of a database; one of an old version has none. */
export function idOfLibsql(path: string): string | null {
  const database = new Database(path, { readonly: true })
  try {
    const has = database.query("select 1 from sqlite_schema where name = 'installs'").get()
    return has ? (database.query<{ id: string }, []>(INSTALL).get()?.id ?? null) : null
  } finally {
    database.close()
  }
}

/** What a copied database has: how much, and who is erased in it. */
export function factsOfLibsql(path: string): DatabaseFacts {
  const database = new Database(path, { readonly: true })
  try {
    return {
      counts: countsIn(database.query<Counts, []>(COUNTS).get()),
      erased: database
        .query<{ id: string }, []>(ERASED)
        .all()
        .map(({ id }) => id),
      install: idOfLibsql(path),
    }
  } finally {
    database.close()
  }
}

/** Members whose wallets are not what the ledger says, in a copied database. */
export function unevenLibsql(path: string): number {
  const database = new Database(path, { readonly: true })
  try {
    return Number(database.query<{ uneven: number }, []>(UNEVEN).get()?.uneven)
  } finally {
    database.close()
  }
}
