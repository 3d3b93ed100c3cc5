import type { Stores } from '#core/ports.ts'
import { type Result, Unavailable } from '#core/shared/result.ts'
import { COMMIT_UNKNOWN, redactedFailure } from './failures.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** A connection with its stores, built once: that costs more than a query. */
export type Writer = PostgresConnection & { readonly stores: Stores }

/** Runs work in a transaction: commits if it returns ok, rolls back on an error result or a throw. */
export async function transaction<R extends Result<unknown, unknown>>(
  writer: Writer,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  let committing = false
  try {
    // Regardless of the server's default: rows read before a write are locked explicitly.
    await writer.query('begin isolation level read committed')
    const result = await work(writer.stores)
    committing = result.ok
    await writer.query(result.ok ? 'commit' : 'rollback')
    return result
  } catch (thrown) {
    await undo(writer)
    const failure = redactedFailure(thrown)
    const unknown = committing && failure instanceof Unavailable && !writer.isOpen()
    throw unknown ? new Unavailable('lost while committing', COMMIT_UNKNOWN) : failure
  }
}

async function undo(writer: Writer): Promise<void> {
  if (!writer.isOpen()) return
  try {
    await writer.query('rollback')
  } catch {
    // A connection possibly inside a transaction must not be reused.
    writer.close()
  }
}
