import { SQL } from 'bun'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { Unavailable } from '#core/shared/unavailable.ts'
import { withTimeout } from '../shared/with-timeout.ts'
import type { Row } from './connection.ts'
import { redactedFailure } from './failures.ts'

/** How long each step may take. The server keeps the first three; `answer` is ours, for a server that says nothing at all. */
export type Deadlines = {
  readonly statement: Millis
  readonly lock: Millis
  /** How long a transaction may lie idle: nobody else gets at its rows meanwhile. */
  readonly idle: Millis
  readonly answer: Millis
}

/** One connection to a PostgreSQL server, that is given up for good once something went wrong with it. */
export type PostgresConnection = {
  query(sql: string, values?: readonly unknown[]): Promise<Row[]>
  isOpen(): boolean
  close(): void
}

const CONNECTING = 3 * SECOND

/** Connects; every step has a deadline, and one that is missed closes the connection. */
export async function openConnection(
  url: string,
  { statement, lock, idle, answer }: Deadlines,
): Promise<PostgresConnection> {
  let open = true
  const client = new SQL({
    url,
    max: 1,
    connectionTimeout: CONNECTING / SECOND,
    connection: {
      application_name: 'vonk',
      statement_timeout: statement,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: idle,
    },
    onclose: () => {
      open = false
    },
  })

  const late = (what: string) => () => {
    close()
    return new Unavailable(`the database did not ${what} in time`, `${what} timeout`)
  }
  // Bun's own pool would connect again in the middle of a transaction: this one connection is all there is.
  const reserved = await withTimeout(CONNECTING + SECOND, client.reserve(), late('connect')).catch(
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
      return withTimeout(answer, asked, late('answer'))
    },
    isOpen: () => open,
    close,
  }
}
