import type { Stores } from '#core/ports.ts'
import { ReadOnly, type Result, Unavailable } from '#core/shared/result.ts'
import { MARK_QUERY, WRITING } from '../moves.ts'
import { COMMIT_UNKNOWN, redactedFailure } from './failures.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** A connection with its stores, built once: that costs more than a query. */
export type Writer = PostgresConnection & { readonly stores: Stores }

/**
 * Regardless of the server's default: rows read before a write are locked explicitly. With the lock first, the mark that
 * a move sets before it frees the lock is seen. One round trip for all three.
 */
const BEGIN = `begin isolation level read committed;
  select pg_try_advisory_xact_lock_shared(${WRITING}); ${MARK_QUERY}`

function refuseMoved([, locked, marks]: readonly (readonly unknown[])[]): void {
  const [isFree] = (locked?.[0] ?? []) as readonly unknown[]
  if (isFree !== true) throw new ReadOnly(false)
  if (marks && marks.length > 0) throw new ReadOnly(true)
}

/** Runs work in a transaction: commits if it returns ok, rolls back on an error result or a throw. */
export async function transaction<R extends Result<unknown, unknown>>(
  writer: Writer,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  let committing = false
  try {
    refuseMoved(await writer.query(BEGIN))
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
