import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Model } from '../model.ts'

type Queries = Pick<BaseSQLiteDatabase<'async', unknown>, 'select' | 'insert' | 'update' | 'delete'>

/** A connection or transaction to run queries on, with the tables in its dialect. */
export type Database = Model & {
  readonly db: Queries
  /** The oldest possibly open transaction; `null` with a single writer. */
  readonly oldestOpen: SQL<number> | null
  /** Whether queries are planned by statistics of the rows, which hints meant for a planner without them mislead. */
  readonly hasStatistics: boolean
  /** Advisory lock on a name until the transaction ends; `null` with a single writer. */
  readonly lockName: ((name: string) => Promise<void>) | null
}

/** A placeholder of a prepared query. */
export const placeholder = <const Name extends string>(name: Name): Placeholder<Name> =>
  sql.placeholder(name)

/** Lazy memoisation: building a query costs more than running it. */
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

/** The single row of a prepared query, by the cheaper call where the dialect has one. */
export async function firstRow<Row>(
  query: Prepared<Row>,
  values: Record<string, unknown>,
): Promise<Row | undefined> {
  if (query.get) return query.get(values)
  const [found] = await query.execute(values)
  return found
}

/** Pads a list to a common length by repeating its last value, so that few prepared statements serve any length. */
export function padded<T>(values: readonly T[]): T[] {
  const usual = 2 ** Math.ceil(Math.log2(values.length))
  const [last] = values.slice(-1)
  return last === undefined ? [] : [...values, ...Array<T>(usual - values.length).fill(last)]
}

/** Whether there are concurrent writers. */
const isLocking = (query: object): boolean => 'for' in query

/** Locks the rows of a query until the transaction ends, if there are concurrent writers; otherwise skips the query. */
export async function lock(query: PromiseLike<unknown>): Promise<void> {
  if (isLocking(query)) await locked(query)
}

/** Adds `FOR UPDATE` where there are concurrent writers. */
export function locked<Query>(query: Query, config?: { readonly skipLocked: true }): Query {
  const locking = query as Query & {
    for?: (strength: 'no key update', config?: { readonly skipLocked: true }) => Query
  }
  return locking.for?.('no key update', config) ?? query
}
