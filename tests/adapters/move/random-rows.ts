import { Database } from 'bun:sqlite'
import { createFile } from '#adapters/drizzle/libsql.ts'
import { modelTables } from '#adapters/move/model-tables.ts'
import { numbers } from '#tests/numbers.ts'

type Column = {
  readonly name: string
  readonly type: string
  readonly need: number
  readonly pk: number
}
type Reference = { readonly from: string; readonly table: string; readonly to: string }

/** Types of PostgreSQL’s columns, by `table.column`: a file has one type for flags, counts and moments. */
export type Types = ReadonlyMap<string, string>

const ROWS = 5
const TRIES = 5000
const TEXTS = ['', 'é', 'Ω’"\\', '{"a":[1,null]}', '[]', '👩‍🚀', '\\u0000', 'null', '0', 'x\ny\t']
const NUMBERS: Readonly<Record<string, readonly number[]>> = {
  boolean: [0, 1],
  integer: [0, 1, 2, 50, 90, 1_000_000_000],
  bigint: [0, 1, 2, 50, 1_795_981_297_920, Number.MAX_SAFE_INTEGER],
}

/** A database file with rows in every table, at random within what its checks and references allow. */
export async function randomFile(path: string, types: Types, seed: number): Promise<void> {
  await createFile(path)
  using database = new Database(path, { readwrite: true })
  database.run('pragma foreign_keys = on')
  const chance = numbers(seed)
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T
  for (const table of modelTables()) {
    const columns = database
      .query<Column, [string]>('select name, type, "notnull" as need, pk from pragma_table_info(?)')
      .all(table)
    const references = database
      .query<Reference, [string]>('select "from", "table", "to" from pragma_foreign_key_list(?)')
      .all(table)
    const valueFor = ({ name, type, need, pk }: Column) => {
      if (need === 0 && pk === 0 && chance() < 0.3) return null
      const reference = references.find(({ from }) => from === name)
      if (reference)
        return pick(
          database.query(`select "${reference.to}" from "${reference.table}"`).values().flat(),
        ) as string
      if (type === 'INTEGER' || type === 'integer')
        return pick(NUMBERS[types.get(`${table}.${name}`) ?? ''] ?? [])
      return `${pick(TEXTS)}${chance() < 0.2 ? '' : Math.floor(chance() * 1e9)}`
    }
    const insert = database.query(
      `insert into "${table}" (${columns.map(({ name }) => `"${name}"`).join()}) values (${columns.map(() => '?').join()})`,
    )
    let made = 0
    for (let tried = 0; made < ROWS && tried < TRIES; tried++) {
      try {
        insert.run(...columns.map(valueFor))
        made += 1
      } catch (failure) {
        if (!String(Object(failure).code).startsWith('SQLITE_CONSTRAINT')) throw failure
      }
    }
    if (made === 0) throw new Error(`no row of ${table} fits its checks`)
  }
  // What only the storage’s own adapters write: all events are of transaction 0 there.
  for (const table of ['events', 'event_consumers', 'parked_events'])
    database.run(`update ${table} set "transaction" = 0`)
}

/** All rows of a file, table by table, in one order. */
export function rowsOf(path: string): Readonly<Record<string, readonly string[]>> {
  using database = new Database(path, { readonly: true })
  return Object.fromEntries(
    [...modelTables(), 'sqlite_sequence'].map((table) => [
      table,
      database
        .query(`select * from "${table}"`)
        .all()
        .map((row) => JSON.stringify(Object.entries(Object(row)).toSorted()))
        .filter((row) => !row.includes('["key","move"]'))
        .toSorted(),
    ]),
  )
}

/** Runs a statement in a file, which nothing has open then: the storage's own engine does not see this one's locks. */
export function runIn(path: string, statement: string): unknown {
  using database = new Database(path, { readwrite: true })
  return database.query(statement).values()[0]?.[0]
}
