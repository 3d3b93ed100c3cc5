import { type Placeholder, sql } from 'drizzle-orm'
import type { BaseSQLiteDatabase } from 'drizzle-orm/sqlite-core'
import type { Model } from './model.ts'

type Queries = Pick<BaseSQLiteDatabase<'async', unknown>, 'select' | 'insert' | 'update' | 'delete'>

/** Somewhere to run queries, a connection or a transaction alike, and the tables in its dialect. */
export type Database = Model & { readonly db: Queries }

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

/** Locks what a query reads until the transaction ends, where a database lets others write meanwhile. */
export function locked<Query>(query: Query, config?: { readonly skipLocked: true }): Query {
  const locking = query as Query & {
    for?: (strength: 'no key update', config?: { readonly skipLocked: true }) => Query
  }
  return locking.for?.('no key update', config) ?? query
}
