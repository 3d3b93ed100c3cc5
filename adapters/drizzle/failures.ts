import { DrizzleQueryError } from 'drizzle-orm'
import type { Stores } from '#core/ports.ts'

/** What the database itself said and its code, and no more: a failed query's values, and its rows, are members' data. */
function bare(thrown: unknown): unknown {
  if (!(thrown instanceof DrizzleQueryError)) return thrown
  const message = thrown.cause?.message ?? 'the database failed'
  return Object.assign(new Error(message), { name: 'DatabaseError', code: codeOf(thrown.cause) })
}

/** Each driver has its own place for the database's code. */
function codeOf(failure: unknown): unknown {
  const { errno, extendedCode, code } = Object(failure)
  return errno ?? extendedCode ?? code
}

/**
 * PostgreSQL's serialization failure, deadlock, and unique violation: where one was looked for and not found,
 * somebody else was first, and a second look will find it.
 */
const PASSING: ReadonlySet<unknown> = new Set(['40001', '40P01', '23505'])

/** Whether the same work may well succeed when it is done again: others were in its way. */
export const isPassing = (thrown: unknown): boolean => PASSING.has(codeOf(thrown))

/** The same stores, whose failures tell nothing of the values they were about. */
export function discreet(stores: Stores): Stores {
  const covered = Object.entries(stores).map(([name, store]) => [name, withBareFailures(store)])
  // Every store is there again under its own name, with its own methods.
  return Object.fromEntries(covered) as Stores
}

type Method = (...given: readonly unknown[]) => Promise<unknown>

function withBareFailures(store: Stores[keyof Stores]) {
  const methods = Object.entries<Method>({ ...store } as Record<string, Method>)
  return Object.fromEntries(
    methods.map(([name, method]): [string, Method] => [
      name,
      (...given) =>
        method(...given).catch((thrown) => {
          throw bare(thrown)
        }),
    ]),
  )
}
