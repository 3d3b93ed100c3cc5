import { type ReservedSQL, SQL } from 'bun'
import { appliedMigrations } from '../drizzle/applied-migrations.ts'
import { KNOWN_MIGRATIONS } from '../drizzle/known-migrations.ts'
import { migratePostgres } from '../drizzle/migrate-postgres.ts'
import {
  MARK_QUERY,
  MOVING,
  type MoveMark,
  markIn,
  markStatement,
  UNMARK,
  WRITING,
} from '../drizzle/moves.ts'
import { MIGRATIONS } from '../drizzle/postgres.ts'
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
import { modelTables } from './model-tables.ts'

/** Timeout for transactions under way, which end within seconds. */
const WAIT = '30s'

type Open = {
  readonly connection: ReservedSQL
  readonly types: Types
  close(): Promise<void>
}
/** Types of the columns of each table. */
type Types = ReadonlyMap<string, ReadonlyMap<string, string>>

async function connect(url: string): Promise<Omit<Open, 'types'>> {
  const client = new SQL({ url, max: 1, connectionTimeout: 10, idleTimeout: 0, maxLifetime: 0 })
  try {
    const connection = await client.reserve()
    const [lock] = await connection`select pg_try_advisory_lock(${MOVING}) as free`
    if (!lock.free) {
      throw new MoveError(
        'Another move uses this database, or it is the same one at both ends of this move.',
      )
    }
    return {
      connection,
      async close() {
        // Freed before the next one asks, which the end of the connection does not promise.
        await connection.unsafe('rollback; select pg_advisory_unlock_all()').catch(() => undefined)
        await client.close({ timeout: 0 })
      },
    }
  } catch (failure) {
    await client.close({ timeout: 0 })
    throw failure
  }
}

/** A PostgreSQL database that is moved, also while its servers run. */
export async function postgresSource(url: string): Promise<Source> {
  const { connection, close } = await connect(url)
  const types = await typesIn(connection)
  return {
    ...readable(connection, () => types),
    close,
    async pause() {
      await connection.unsafe(`set lock_timeout = '${WAIT}'`)
      // Waits for what is being written; from now on writers are refused. The locks are this connection's.
      await connection`select pg_advisory_lock(${WRITING})`
      await connection.unsafe('begin isolation level repeatable read')
      // Also for what does not look at the first lock: a migration, or somebody at a console.
      const all = [...types.keys()].map((name) => `"${name}"`).join(', ')
      await connection.unsafe(`lock table ${all} in share mode`)
    },
    async counters() {
      const found = new Map<string, number>()
      for (const [table, sequence] of await sequencesIn(connection)) {
        const [state] = await connection.unsafe(`select last_value, is_called from ${sequence}`)
        found.set(table, state.is_called ? Number(state.last_value) : 0)
      }
      return found
    },
    async moved(mark) {
      await connection.unsafe(markStatement(mark))
      await connection.unsafe('commit')
      await connection`select pg_advisory_unlock(${WRITING})`
    },
    async reopen() {
      await connection.unsafe(UNMARK)
    },
  }
}

/** A PostgreSQL database that something is moved to, in one transaction. */
export async function postgresTarget(url: string): Promise<Target> {
  const { connection, close } = await connect(url)
  let types: Types = await typesIn(connection)
  const read = readable(connection, () => types)
  return {
    ...read,
    close,
    async prepare(made) {
      const wasLeft = (await read.mark())?.state === 'unfinished'
      if (!wasLeft) await refuseFull(connection, types)
      await refuseNewer(url)
      await migratePostgres(url, { folder: MIGRATIONS }, async () => undefined)
      types = await typesIn(connection)
      await connection.unsafe(markStatement(made))
      await connection.unsafe('begin')
      if (wasLeft) await empty(connection)
      await connection.unsafe(`delete from installs where "key" <> 'move'`)
    },
    async write(table, columns, rows) {
      if (rows.length === 0) return
      const names = columns.map((name) => `"${name}"`).join(', ')
      await connection.unsafe(
        `insert into "${table}" (${names}) overriding system value
         select ${names} from json_populate_recordset(null::"${table}", $1::text::json)`,
        [JSON.stringify(rows)],
      )
    },
    async count(counters) {
      for (const [table, sequence] of await sequencesIn(connection)) {
        const last = counters.get(table) ?? 0
        await connection`select setval(${sequence}::regclass, ${Math.max(1, last)}, ${last > 0})`
      }
    },
    async commit() {
      await connection.unsafe('commit')
    },
    async open() {
      // Else pages are read to see which rows are visible, until the database does it by itself.
      await connection.unsafe('vacuum (analyze)')
      await connection.unsafe(UNMARK)
    },
  }
}

const readable = (connection: ReservedSQL, types: () => Types) => ({
  columns: async (table: string) => [...(types().get(table)?.keys() ?? [])].toSorted(),
  async *rows(table: string, columns: readonly string[]) {
    const known = types().get(table)
    const fields = columns.map((name) => asValue(name, known?.get(name)))
    await connection.unsafe(
      `declare moving no scroll cursor for select ${fields.join(', ')} from "${table}"`,
    )
    for (;;) {
      const found: readonly Value[][] = await connection
        .unsafe(`fetch ${BATCH} from moving`)
        .values()
      if (found.length === 0) break
      yield found.map((values) => rowOf(columns, values))
    }
    await connection.unsafe('close moving')
  },
  async ledger() {
    const balances = rowSum()
    for (const { account, balance } of await connection.unsafe(BALANCES))
      balances.add([account, Number(balance)])
    const [all] = await connection.unsafe(ENTRIES)
    return {
      entries: Number(all.entries),
      credits: Number(all.credits),
      accounts: balances.count,
      balances: balances.sum,
    }
  },
  async mark(): Promise<MoveMark | null> {
    if (!types().has('installs')) return null
    const [found] = await connection.unsafe(MARK_QUERY)
    return markIn(found?.id)
  },
})

/** A column as the other database has it. Moments are whole numbers below 2 ** 53. */
function asValue(name: string, type: string | undefined): string {
  if (type === 'boolean') return `"${name}"::int`
  return type === 'bigint' ? `"${name}"::float8` : `"${name}"`
}

const rowOf = (columns: readonly string[], values: readonly Value[]): Row =>
  Object.fromEntries(columns.map((name, at) => [name, values[at] ?? null]))

async function typesIn(connection: ReservedSQL): Promise<Types> {
  const rows: readonly Record<string, string>[] = await connection`
    select table_name, column_name, data_type from information_schema.columns
    where table_schema = 'public' order by ordinal_position`
  const types = new Map<string, Map<string, string>>()
  for (const { table_name: table = '', column_name: column = '', data_type: type = '' } of rows) {
    types.set(table, (types.get(table) ?? new Map()).set(column, type))
  }
  return types
}

/** The sequence of each table whose rows are numbered. */
async function sequencesIn(connection: ReservedSQL): Promise<ReadonlyMap<string, string>> {
  const rows: readonly { table: string; sequence: string }[] = await connection`
    select table_name as table,
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = 'public' and is_identity = 'YES'`
  return new Map(rows.map(({ table, sequence }) => [table, sequence]))
}

async function refuseFull(connection: ReservedSQL, types: Types): Promise<void> {
  const ours = new Set(modelTables())
  const others = [...types.keys()].filter((name) => !ours.has(name))
  if (others.length > 0) {
    throw new MoveError(
      `The database has tables that are not of this version: ${others.slice(0, 3).join(', ')}. Name an empty database.`,
    )
  }
  for (const table of types.keys()) {
    // A server that has nothing yet says there who it is.
    if (table === 'installs') continue
    const [found] = await connection.unsafe(`select 1 as there from "${table}" limit 1`)
    if (found)
      throw new MoveError(`The database is not empty: ${table} has rows. Name an empty one.`)
  }
}

async function refuseNewer(url: string): Promise<void> {
  const applied = (await appliedMigrations(url)) ?? 0
  if (applied > KNOWN_MIGRATIONS.postgres) {
    throw new MoveError(
      'The database was made by a newer version of Vonk. Move with that version, or name an empty database.',
    )
  }
}

/** Removes what an unfinished move left; nobody has used it. */
async function empty(connection: ReservedSQL): Promise<void> {
  const tables = modelTables().filter((name) => name !== 'installs')
  const guarded = ['ledger_entries', 'operator_actions']
  for (const name of guarded) await connection.unsafe(`alter table ${name} disable trigger user`)
  await connection.unsafe(`truncate ${tables.map((name) => `"${name}"`).join(', ')}`)
  for (const name of guarded) await connection.unsafe(`alter table ${name} enable trigger user`)
}
