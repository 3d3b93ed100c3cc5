import { Database, type SQLQueryBindings } from 'bun:sqlite'

type Value =
  | { readonly type: 'null' }
  | { readonly type: 'integer' | 'text'; readonly value: string }
  | { readonly type: 'float'; readonly value: number }
type Statement = {
  readonly sql?: string
  readonly sql_id?: number
  readonly args: readonly Value[]
}
type Condition =
  | { readonly type: 'ok' | 'error'; readonly step: number }
  | { readonly type: 'not'; readonly cond: Condition }
  | { readonly type: 'and' | 'or'; readonly conds: readonly Condition[] }
  | { readonly type: 'is_autocommit' }
type Step = { readonly condition?: Condition; readonly stmt: Statement }
type PipelineRequest =
  | { readonly type: 'execute'; readonly stmt: Statement }
  | { readonly type: 'batch'; readonly batch: { readonly steps: readonly Step[] } }
  | { readonly type: 'store_sql'; readonly sql_id: number; readonly sql: string }
  | { readonly type: 'close_sql' | 'close' }
type Failure = { readonly message: string; readonly code: string }

type Stream = ReturnType<typeof openStream>

/** A client's connection, which stays open between requests while it has a transaction. */
function openStream(file: string) {
  const database = new Database(file, { create: true })
  for (const pragma of ['journal_mode = wal', 'foreign_keys = on', 'busy_timeout = 1000']) {
    database.run(`pragma ${pragma}`)
  }
  const texts = new Map<number, string>()

  function run({ sql, sql_id = -1, args }: Statement) {
    const statement = database.query(sql ?? texts.get(sql_id) ?? '')
    const rows = statement.values(...args.map(fromWire))
    return {
      cols: statement.columnNames.map((name) => ({ name, decltype: null })),
      rows: rows.map((row) => row.map(toWire)),
      affected_row_count: 0,
      last_insert_rowid: null,
    }
  }

  function batch(steps: readonly Step[]) {
    const results: (ReturnType<typeof run> | null)[] = []
    const errors: (Failure | null)[] = []
    const holds = (condition: Condition): boolean => {
      switch (condition.type) {
        case 'ok':
          return Boolean(results[condition.step])
        case 'error':
          return Boolean(errors[condition.step])
        case 'not':
          return !holds(condition.cond)
        case 'and':
          return condition.conds.every(holds)
        case 'or':
          return condition.conds.some(holds)
        case 'is_autocommit':
          return !database.inTransaction
      }
    }
    for (const { condition, stmt } of steps) {
      const due = condition === undefined || holds(condition)
      try {
        results.push(due ? run(stmt) : null)
        errors.push(null)
      } catch (thrown) {
        results.push(null)
        errors.push(failureOf(thrown))
      }
    }
    return { step_results: results, step_errors: errors }
  }

  return {
    baton: crypto.randomUUID(),
    close: () => database.close(),
    answer(request: PipelineRequest) {
      if (request.type === 'store_sql') texts.set(request.sql_id, request.sql)
      if (request.type === 'execute') return { type: 'execute', result: run(request.stmt) }
      if (request.type === 'batch') return { type: 'batch', result: batch(request.batch.steps) }
      return { type: request.type }
    },
  }
}

/** A fake libSQL server: the same protocol over HTTP, with one database file. */
export function libsqlServer(file: string) {
  const streams = new Map<string, Stream>()
  const server = Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    routes: {
      '/v2/pipeline': {
        async POST(request) {
          const { baton, requests } = (await request.json()) as {
            readonly baton?: string
            readonly requests: readonly PipelineRequest[]
          }
          const stream = streams.get(baton ?? '') ?? openStream(file)
          streams.set(stream.baton, stream)
          const results = requests.map((one) => {
            try {
              return { type: 'ok', response: stream.answer(one) }
            } catch (thrown) {
              return { type: 'error', error: failureOf(thrown) }
            }
          })
          const closed = requests.some(({ type }) => type === 'close')
          if (closed) {
            streams.delete(stream.baton)
            stream.close()
          }
          return Response.json({ baton: closed ? null : stream.baton, base_url: null, results })
        },
      },
    },
  })
  return { url: server.url.href, stop: () => server.stop(true) }
}

function fromWire(value: Value): SQLQueryBindings {
  if (value.type === 'null') return null
  return value.type === 'integer' ? Number(value.value) : value.value
}

function toWire(value: unknown): Value {
  if (value === null || value === undefined) return { type: 'null' }
  if (Number.isInteger(value)) return { type: 'integer', value: String(value) }
  return typeof value === 'number'
    ? { type: 'float', value }
    : { type: 'text', value: String(value) }
}

function failureOf(thrown: unknown): Failure {
  const { message, code } = thrown as Error & { readonly code?: string }
  return { message, code: code ?? 'SQLITE_ERROR' }
}
