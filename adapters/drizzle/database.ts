import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Model } from './model/model.ts'

type Queries = Pick<BaseSQLiteDatabase<'async', unknown>, 'select' | 'insert' | 'update' | 'delete'>

/** Somewhere to run queries, a connection or a transaction alike, and the tables in its dialect. */
export type Database = Model & {
  readonly db: Queries
  /** The oldest transaction that may still be open; `null` where there is one writer. */
  readonly oldestOpen: SQL<number> | null
  /** Locks a name until the transaction ends; `null` where there is one writer. */
  readonly lockName: ((name: string) => Promise<void>) | null
}

/** A value that a prepared query is given each time it runs. */
export const given = <const Name extends string>(name: Name): Placeholder<Name> =>
  sql.placeholder(name)

/** Makes something at its first use and keeps it: building a query costs more than running it. */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

type Prepared<Row> = {
  execute(values: Record<string, unknown>): Promise<Row[]>
  get?(values: Record<string, unknown>): Promise<Row | undefined>
}

/** The one row a prepared query finds, by the shorter way where the dialect has one. */
export async function first<Row>(
  query: Prepared<Row>,
  values: Record<string, unknown>,
): Promise<Row | undefined> {
  if (query.get) return query.get(values)
  const [found] = await query.execute(values)
  return found
}

/** The same values in a list of a usual length, the last of them repeated: few statements then serve any number. */
export function padded<T>(values: readonly T[]): T[] {
  const usual = 2 ** Math.ceil(Math.log2(values.length))
  const [last] = values.slice(-1)
  return last === undefined ? [] : [...values, ...Array<T>(usual - values.length).fill(last)]
}

/** Whether others may write to the database while a transaction is open. */
const letsOthersWrite = (query: object): boolean => 'for' in query

/** Locks what a query finds until the transaction ends, where others may write meanwhile; else it does not even look. */
export async function lock(query: PromiseLike<unknown>): Promise<void> {
  if (letsOthersWrite(query)) await locked(query)
}

/** Locks what a query reads until the transaction ends, where a database lets others write meanwhile. */
export function locked<Query>(query: Query, config?: { readonly skipLocked: true }): Query {
  const locking = query as Query & {
    for?: (strength: 'no key update', config?: { readonly skipLocked: true }) => Query
  }
  return locking.for?.('no key update', config) ?? query
}
