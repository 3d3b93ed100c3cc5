import { Database } from 'bun:sqlite'
import { existsSync } from 'node:fs'
import { chmod, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { FileHeldError, type FileLock, lockFile } from '../drizzle/connections/file-lock.ts'
import { lockForMove } from '../drizzle/connections/move-lock.ts'
import { createFile } from '../drizzle/libsql.ts'
import { markOf } from '../drizzle/mark-of.ts'
import { type MoveMark, markStatement, UNMARK } from '../drizzle/moves.ts'
import {
  BALANCES,
  BATCH,
  ENTRIES,
  MoveError,
  type Row,
  rowSum,
  type Source,
  type Target,
  type Value,
} from './end.ts'

const WAIT = 10_000

/** A database file that is moved, also while its server runs. */
export function fileSource(path: string): Source {
  if (!existsSync(path)) throw new MoveError(`There is no database at ${path}.`)
  const database = new Database(path, { readwrite: true })
  let lock: FileLock | null = null
  database.run(`pragma busy_timeout = ${WAIT}`)
  // Left to the server, which does it off its thread.
  database.run('pragma wal_autocheckpoint = 0')
  return {
    ...readable(database),
    async pause() {
      lock = lockedForMove(path)
      // Waits for what is being written. The lock is this connection's, and ends with it.
      database.run('begin immediate')
    },
    async counters() {
      const rows = database.query<{ name: string; seq: number }, []>(
        'select name, seq from sqlite_sequence',
      )
      return new Map(rows.all().map(({ name, seq }) => [name, seq]))
    },
    async moved(mark) {
      database.run(markStatement(mark))
      database.run('commit')
      lock?.release()
      lock = null
    },
    async reopen() {
      database.run(UNMARK)
    },
    async close() {
      database.close()
      lock?.release()
    },
  }
}

/** A new database file. It is made beside its place, which no server has meanwhile, and put there as a whole. */
export async function fileTarget(path: string): Promise<Target> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const lock = lockFile(path)
  const half = `${path}.moving`
  let database: Database | null = null
  const opened = () => {
    if (!database) throw new Error('the file is not prepared')
    return database
  }
  const close = async () => {
    database?.close()
    await removeFile(half)
    lock.release()
  }
  return {
    columns: (table) => readable(opened()).columns(table),
    rows: (table, columns) => readable(opened()).rows(table, columns),
    ledger: () => readable(opened()).ledger(),
    mark: async () => markOfFile(path),
    async prepare(mark) {
      if (existsSync(path) && markOfFile(path)?.state !== 'unfinished') {
        throw new MoveError(`There is a file at ${path}. Name another one, or put this one aside.`)
      }
      await removeFile(half)
      await createFile(half)
      await chmod(half, 0o600)
      database = new Database(half, { readwrite: true })
      for (const pragma of ['journal_mode = off', 'synchronous = off', 'foreign_keys = off']) {
        database.run(`pragma ${pragma}`)
      }
      database.run('begin')
      database.run(markStatement(mark))
    },
    async write(table, columns, rows) {
      const names = columns.map((name) => `"${name}"`).join(', ')
      const insert = opened().query(
        `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`,
      )
      for (const row of rows) insert.run(...columns.map((name) => row[name] ?? null))
    },
    async count(counters) {
      for (const [table, last] of counters) {
        const done = opened()
          .query('update sqlite_sequence set seq = max(seq, ?1) where name = ?2 returning name')
          .values(last, table)
        if (done.length === 0)
          opened().query('insert into sqlite_sequence (name, seq) values (?, ?)').run(table, last)
      }
    },
    async commit() {
      const whole = opened()
      whole.run('commit')
      const found = ['integrity_check', 'foreign_key_check']
        .flatMap((check) => whole.query(`pragma ${check}`).values())
        .flat()
      if (found.join() !== 'ok') throw new MoveError('The file that was made is not sound.')
      whole.close()
      database = null
      await sync(half)
      await removeFile(path)
      await rename(half, path)
      await sync(dirname(path))
    },
    async open() {
      using marked = new Database(path, { readwrite: true })
      marked.run('pragma synchronous = full')
      marked.run(UNMARK)
    },
    close,
  }
}

function lockedForMove(path: string): FileLock {
  try {
    return lockForMove(path)
  } catch (failure) {
    if (!(failure instanceof FileHeldError)) throw failure
    throw new MoveError('Another move of this database is under way.')
  }
}

const readable = (database: Database) => ({
  columns: async (table: string) =>
    database
      .query<{ name: string }, [string]>('select name from pragma_table_info(?)')
      .all(table)
      .map(({ name }) => name)
      .toSorted(),
  async *rows(table: string, columns: readonly string[]) {
    const names = columns.map((name) => `"${name}"`).join(', ')
    const query = database.query<Row, []>(`select ${names} from "${table}"`)
    let batch: Row[] = []
    for (const row of query.iterate()) {
      batch.push(row)
      if (batch.length < BATCH) continue
      yield batch
      batch = []
    }
    yield batch
  },
  async ledger() {
    const balances = rowSum()
    const rows = database.query<{ account: string; balance: number }, []>(BALANCES).iterate()
    for (const { account, balance } of rows) balances.add([account, balance])
    const [[entries, credits] = []] = database.query(ENTRIES).values() as [Value[]]
    return {
      entries: Number(entries),
      credits: Number(credits),
      accounts: balances.count,
      balances: balances.sum,
    }
  },
  mark: async () => markOf(database),
})

function markOfFile(path: string): MoveMark | null {
  if (!existsSync(path)) return null
  try {
    using database = new Database(path, { readonly: true })
    return markOf(database)
  } catch {
    // None of ours.
    return null
  }
}

async function removeFile(path: string): Promise<void> {
  for (const end of ['', '-wal', '-shm', '-journal']) await rm(`${path}${end}`, { force: true })
}

async function sync(path: string): Promise<void> {
  await using file = await open(path, 'r')
  await file.sync()
}
