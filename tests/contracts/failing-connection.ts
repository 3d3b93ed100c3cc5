import {
  openConnection,
  type PostgresConnection,
} from '#adapters/drizzle/connections/postgres-connection.ts'
import { Unavailable } from '#core/shared/result.ts'
import { numbers } from '../numbers.ts'

/** A transaction of hundreds of statements would never end: after so many failures none until something is committed. */
const MOST_AT_ONCE = 20

/**
 * Connections on which a share of the statements fail, half of them as a conflict with another transaction and half as
 * the connection is lost. Not at a commit: whether that was done nobody knows then, and the caller is told so.
 */
export function failingConnections(share: number, seed: number) {
  const chance = numbers(seed)
  let failed = 0
  let sinceCommit = 0
  const connect: typeof openConnection = async (...asked) => {
    const connection: PostgresConnection = await openConnection(...asked)
    return {
      ...connection,
      async query(sql, values) {
        if (sql === 'commit') sinceCommit = 0
        const spared = sql === 'commit' || sql === 'rollback' || sinceCommit > MOST_AT_ONCE
        if (spared || chance() >= share) return connection.query(sql, values)
        failed += 1
        sinceCommit += 1
        if (chance() < 0.5) throw new Unavailable('could not serialize access', '40001')
        connection.close()
        throw new Unavailable('terminating connection', '57P01')
      },
    }
  }
  return { connect, failed: () => failed }
}
