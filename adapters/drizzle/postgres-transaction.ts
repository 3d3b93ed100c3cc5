import type { Stores } from '#core/ports.ts'
import type { Result } from '#core/shared/result.ts'
import { Unavailable } from '#core/shared/unavailable.ts'
import { COMMIT_UNKNOWN, redactedFailure } from './failures.ts'
import type { PostgresConnection } from './postgres-connection.ts'

/** A connection and the stores over it, which are built once: that costs more than a query. */
export type Writer = PostgresConnection & { readonly stores: Stores }

/** Does work in a transaction: committed when it yields ok, rolled back when it yields an error or throws. */
export async function transaction<R extends Result<unknown, unknown>>(
  writer: Writer,
  work: (stores: Stores) => Promise<R>,
): Promise<R> {
  let committing = false
  try {
    // Whatever the server's default: every row that is read before it is written is locked.
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
    // What may still be in a transaction serves nobody else.
    writer.close()
  }
}
