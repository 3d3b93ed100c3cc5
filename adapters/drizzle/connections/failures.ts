import { DrizzleQueryError } from 'drizzle-orm'
import type { Stores } from '#core/ports.ts'
import { Overloaded, Unavailable } from '#core/shared/result.ts'

/** A database error reduced to the database's own message and code: the values and rows of a query are members' data. */
export function redactedFailure(thrown: unknown): unknown {
  const cause = thrown instanceof DrizzleQueryError ? (thrown.cause ?? thrown) : thrown
  if (cause instanceof Unavailable || cause instanceof Overloaded) return cause
  const code = codeOf(cause)
  const said = cause instanceof Error ? cause.message : ''
  if (isTheDatabases(code)) return new Unavailable(said, String(code))
  if (!(thrown instanceof DrizzleQueryError)) return thrown
  return Object.assign(new Error(said || 'the database failed'), { name: 'DatabaseError', code })
}

/** Where each driver puts the error code. */
function codeOf(failure: unknown): unknown {
  const { errno, extendedCode, code } = Object(failure)
  return errno ?? extendedCode ?? code
}

/**
 * Codes of the database's state, not of the query: PostgreSQL's lost or refused connections, conflicts, timeouts,
 * lack of resources and shutdowns; a file that is locked, full, corrupt or read-only.
 */
const DATABASES_OWN =
  /^(08...|25006|25P03|28...|3D000|40001|40P01|53...|55P03|57...|58...|ERR_POSTGRES_(CONNECTION|IDLE|LIFETIME)_\w+|SQLITE_(BUSY|CANTOPEN|FULL|IOERR|LOCKED|NOMEM|PROTOCOL|READONLY)\w*)$/

const isTheDatabases = (code: unknown): boolean => DATABASES_OWN.test(String(code))

/** PostgreSQL's serialization failure, deadlock and lock timeout. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01', '55P03'])
/** A unique violation (a concurrent insert after our check: a retry will find it). */
const DUPLICATE = '23505'

/** Outcome of the commit unknown: must not be retried blindly. */
export const COMMIT_UNKNOWN = '08007'

/** Connection lost or refused, while the server stops or starts. */
const LOST = /^(08...|57P0[123]|ERR_POSTGRES_CONNECTION_\w+)$/

/** Whether others' locks were in the way. */
export const isConflict = (thrown: unknown): boolean => CONFLICTS.has(codeOf(thrown))

/** Whether a retry may succeed: conflict with others, or connection lost. */
export function isRetryable(thrown: unknown): boolean {
  const code = codeOf(thrown)
  return (
    CONFLICTS.has(code) ||
    code === DUPLICATE ||
    (LOST.test(String(code)) && code !== COMMIT_UNKNOWN)
  )
}

/** Wraps the stores: errors contain no values. */
export function redactFailures(stores: Stores): Stores {
  const covered = Object.entries(stores).map(([name, store]) => [name, withRedactedFailures(store)])
  // Each store keeps its name and methods.
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
