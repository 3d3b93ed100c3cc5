import { DrizzleQueryError } from 'drizzle-orm'
import type { Stores } from '#core/ports.ts'
import { Overloaded } from '#core/shared/overloaded.ts'
import { Unavailable } from '#core/shared/unavailable.ts'

/** What the database itself said and its code, and no more: a failed query's values, and its rows, are members' data. */
export function redactedFailure(thrown: unknown): unknown {
  const cause = thrown instanceof DrizzleQueryError ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof Unavailable || cause instanceof Overloaded) return cause
  const code = codeOf(cause)
  const said = cause instanceof Error ? cause.message : ''
  if (isTheDatabases(code)) return new Unavailable(said, String(code))
  if (!(thrown instanceof DrizzleQueryError)) return thrown
  return Object.assign(new Error(said || 'the database failed'), { name: 'DatabaseError', code })
}

/** Each driver has its own place for the database's code. */
function codeOf(failure: unknown): unknown {
  const { errno, extendedCode, code } = Object(failure)
  return errno ?? extendedCode ?? code
}

/**
 * Codes that tell of the database and not of what it was asked: PostgreSQL's connections that are lost or refused,
 * collisions, waits that were too long, want of room and shutdowns; a file that is locked, full, broken or may not
 * be written.
 */
const DATABASES_OWN =
  /^(08...|25006|25P03|28...|3D000|40001|40P01|53...|55P03|57...|58...|ERR_POSTGRES_(CONNECTION|IDLE|LIFETIME)_\w+|SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|PROTOCOL|READONLY)\w*)$/

const isTheDatabases = (code: unknown): boolean => DATABASES_OWN.test(String(code))

/**
 * PostgreSQL's serialization failure, deadlock, lock timeout, and unique violation: where one was looked for and not
 * found, somebody else was first, and a second look will find it.
 */
const RETRYABLE: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03', '23505'])

/** A commit of which nobody knows whether it was kept: it must not be done again without looking. */
export const COMMIT_UNKNOWN = '08007'

/** A connection that was lost or refused, by a server that ends or just begins. */
const LOST = /^(08...|57P0[123]|ERR_POSTGRES_CONNECTION_\w+)$/

/** Whether the same work may well succeed when it is done again: others were in its way, or its connection was lost. */
export function isRetryable(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return RETRYABLE.has(code) || (LOST.test(String(code)) && code !== COMMIT_UNKNOWN)
}

/** The same stores, whose failures tell nothing of the values they were about. */
export function redactFailures(stores: Stores): Stores {
  const covered = Object.entries(stores).map(([name, store]) => [name, withRedactedFailures(store)])
  // Every store is there again under its own name, with its own methods.
  return Object.fromEntries(covered) as Stores
}

type Method = (...given: readonly unknown[]) => Promise<unknown>

function withRedactedFailures(store: Stores[keyof Stores]) {
  const methods = Object.entries<Method>({ ...store } as Record<string, Method>)
  return Object.fromEntries(
    methods.map(([name, method]): [string, Method] => [
      name,
      (...given) =>
        method(...given).catch((thrown) => {
          throw redactedFailure(thrown)
        }),
    ]),
  )
}
