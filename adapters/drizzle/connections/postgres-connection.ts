import { SQL } from 'bun'
import { Unavailable } from '#core/shared/result.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { withTimeout } from '../../shared/with-timeout.ts'
import type { Row } from './connection.ts'
import { redactedFailure } from './failures.ts'

/** Timeouts per step. The server enforces the first three; `answer` and `connect` are ours, for an unresponsive server. */
export type Deadlines = {
  readonly statement: Millis
  readonly lock: Millis
  /** How long a transaction may be idle: it blocks others' rows meanwhile. */
  readonly idle: Millis
  readonly answer: Millis
  readonly connect: Millis
}

/** A connection to a PostgreSQL server, discarded after any failure. */
export type PostgresConnection = {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>
  isOpen(): boolean
  close(): void
}

/** Whether each statement is planned anew for its values. */
type Plans = 'auto' | 'force_custom_plan'

/** Connects; a step that exceeds its timeout closes the connection. */
export async function openConnection(
  url: string,
  deadlines: Deadlines,
  plans: Plans = 'auto',
): Promise<PostgresConnection> {
  const { statement, lock, idle, connect } = deadlines
  let open = true
  const client = new SQL({
    url,
    max: 1,
    connectionTimeout: connect / SECOND,
    connection: {
      application_name: 'vonk',
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: idle,
      // Many short requests share the processors: workers and compiled plans cost more than they save.
      max_parallel_workers_per_gather: 0,
      jit: 'off',
      plan_cache_mode: plans,
    },
    onclose: () => {
      open = false
    },
  })

  const late = (what: string) => () => {
    close()
    return new Unavailable(`the database did not ${what} in time`, `${what} timeout`)
  }
  // Bun's own pool would reconnect within a transaction: so reserve one connection.
  const reserved = await withTimeout(connect + SECOND, client.reserve(), late('connect')).catch(
    (failure) => {
      close()
      throw redactedFailure(failure)
    },
  )

  function close() {
    open = false
    client.close({ timeout: 0 }).catch(() => undefined)
  }

  return {
    async query(sql, values = []) {
      const asked = reserved.unsafe(sql, [...values]).values()
      return withTimeout(deadlines.answer, asked, late('answer'))
    },
    isOpen: () => open,
    close,
  }
}
