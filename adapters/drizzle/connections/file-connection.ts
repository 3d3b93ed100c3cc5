import Database from 'libsql'
import type { Millis } from '#core/shared/time.ts'
import type { Connection, Row } from './connection.ts'

/** Size of the statement cache of each read mode: more than the stores have. */
const CACHED_STATEMENTS = 500
/** Backoff while another process has the file locked: grows slowly. */
const LOOKS: readonly Millis[] = [1, 2, 5, 10, 20, 50]

type Options = {
  /** Timeout for a file locked by another process. */
  readonly timeout: Millis
  readonly pragmas: readonly string[]
}

/**
 * A connection to a database file with a cache of prepared statements. Uses the engine under `@libsql/client`, whose
 * own API prepares every time, at five times the cost. The engine runs on this thread, so it must not block: a locked
 * file is retried asynchronously.
 */
export function fileConnection(path: string, { timeout, pragmas }: Options): Connection {
  let connection = open()
  // One statement per read mode: used for all rows and then for one, the engine keeps the old parameters, and returns
  // another member's row. Keyed by the text alone, whose hash a string keeps.
  const statements = { all: new Map<string, Statement>(), first: new Map<string, Statement>() }

  function open() {
    const opened = new Database(path, { timeout: 0 })
    for (const pragma of pragmas) opened.exec(`pragma ${pragma}`)
    return opened
  }

  function prepared(way: Way, sql: string): Statement {
    const cached = statements[way]
    const known = cached.get(sql)
    if (known) return known
    const made = connection.prepare(sql)
    const statement: Statement = made.reader ? reading(made.raw()) : writing(made)
    const oldest = cached.size < CACHED_STATEMENTS ? undefined : cached.keys().next().value
    if (oldest !== undefined) cached.delete(oldest)
    cached.set(sql, statement)
    return statement
  }

  function run<W extends Way>(way: W, sql: string, bound: readonly Bindable[]): Read<W> {
    try {
      return prepared(way, sql)[way](bound) as Read<W>
    } catch (failure) {
      // SQLite keeps a statement that met a lock in progress, and no commit succeeds until it is run again or
      // finalized. The engine finalizes only when garbage is collected: so keep it for the next attempt.
      if (!isLocked(failure)) statements[way].delete(sql)
      throw failure
    }
  }

  async function attempt<W extends Way>(
    way: W,
    sql: string,
    values: readonly unknown[],
  ): Promise<Read<W>> {
    const bound = values.map(bindable)
    const end = performance.now() + timeout
    for (let looked = 0; ; looked++) {
      try {
        return run(way, sql, bound)
      } catch (failure) {
        if (!isLocked(failure) || performance.now() >= end) throw failure
      }
      await new Promise((resolve) => setTimeout(resolve, LOOKS[looked] ?? LOOKS.at(-1)))
    }
  }

  /** A statement still in progress delays the close, so undo its transaction first: that one has the lock. */
  function drop() {
    // Asked about a closed connection, the engine aborts the process.
    if (!connection.open) return
    if (connection.inTransaction) connection.exec('rollback')
    for (const cached of Object.values(statements)) cached.clear()
    connection.close()
  }

  async function query(sql: string, values: readonly unknown[] = []) {
    return attempt('all', sql, values)
  }

  return {
    query,
    first: (sql, values = []) => attempt('first', sql, values),
    begin: async () => {
      await query('begin immediate')
    },
    commit: async () => {
      await query('commit')
    },
    async reset() {
      drop()
      connection = open()
    },
    close: drop,
  }
}

const isLocked = (failure: unknown): boolean =>
  String(Object(failure).code).startsWith('SQLITE_BUSY')

type Bindable = string | number | null
type Statement = {
  readonly all: (values: readonly Bindable[]) => Row[]
  readonly first: (values: readonly Bindable[]) => Row | undefined
}
type Way = keyof Statement
type Read<W extends Way> = ReturnType<Statement[W]>

const reading = (statement: Database.Statement): Statement => ({
  all: (values) => statement.all(values) as Row[],
  first: (values) => statement.get(values) as Row | undefined,
})

const writing = (statement: Database.Statement): Statement => ({
  all(values) {
    statement.run(values)
    return []
  },
  first(values) {
    statement.run(values)
    return undefined
  },
})

/** The engine aborts the process on an unknown value type, so reject it here. */
function bindable(value: unknown): Bindable {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`a ${typeof value} cannot be put into the database`)
}
