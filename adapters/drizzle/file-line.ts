import Database from 'libsql'
import type { Line, Row } from './line.ts'

/** More statements than the stores have; beyond it the oldest is prepared anew. */
const KEPT_STATEMENTS = 500

type Options = {
  /** How long to wait for another process that is writing, in milliseconds. */
  readonly patience: number
  readonly pragmas: readonly string[]
}

/**
 * A connection to a database file that prepares each statement once. It is the engine under
 * `@libsql/client`, whose own calls prepare every time, at five times the cost.
 */
export function fileLine(path: string, { patience, pragmas }: Options): Line {
  let connection = open()
  const statements = new Map<string, Statement>()

  function open() {
    const opened = new Database(path, { timeout: patience })
    for (const pragma of pragmas) opened.exec(`pragma ${pragma}`)
    return opened
  }

  // One statement for each way of reading: asked for all its rows and then for one, the engine keeps the values
  // it was given before, and answers with the row of somebody else.
  function prepared(way: Way, sql: string): Statement {
    const key = `${way} ${sql}`
    const known = statements.get(key)
    if (known) return known
    const made = connection.prepare(sql)
    const statement: Statement = made.reader ? reading(made.raw()) : writing(made)
    const oldest = statements.size < KEPT_STATEMENTS ? undefined : statements.keys().next().value
    if (oldest !== undefined) statements.delete(oldest)
    statements.set(key, statement)
    return statement
  }

  function attempt<W extends Way>(way: W, sql: string, values: readonly unknown[]): Read<W> {
    const bound = values.map(bindable)
    try {
      return prepared(way, sql)[way](bound) as Read<W>
    } catch (failure) {
      statements.delete(`${way} ${sql}`)
      throw failure
    }
  }

  function reset() {
    statements.clear()
    connection.close()
    connection = open()
  }

  const query: Line['query'] = async (sql, values) => attempt('all', sql, values)

  return {
    query,
    first: async (sql, values) => attempt('first', sql, values),
    begin: async () => {
      await query('begin immediate', [])
    },
    commit: async () => {
      await query('commit', [])
    },
    reset: async () => reset(),
    close: () => {
      statements.clear()
      connection.close()
    },
  }
}

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

/** The engine ends the whole process over a value it does not know, so none may reach it. */
function bindable(value: unknown): Bindable {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`a ${typeof value} cannot be put into the database`)
}
