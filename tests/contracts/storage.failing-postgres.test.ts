import { expect, test } from 'bun:test'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { isFull } from '../share.ts'
import { failingConnections } from './failing-connection.ts'
import { createDatabase, EMPTY_POSTGRES, NO_TIMEOUTS } from './postgres-server.ts'
import { storageContract } from './storage.contract.ts'

const SHARE = 0.05

// Only in `check --full`: the same contracts, with more turns for each.
const database = isFull ? await createDatabase() : null
if (database) {
  const { connect, failed } = failingConnections(SHARE, 20_261_129)
  const postgres = await openPostgres({
    url: database.url,
    ...NO_TIMEOUTS,
    connect,
    // A long transaction of a contract meets a failure in most of its tries.
    retry: { tries: 60, span: 60_000, longest: 20 },
  })
  const client = new SQL({ url: database.url, max: 1 })
  database.onClose(postgres.close)
  database.onClose(() => client.close())
  const open = async () => {
    await client.unsafe(EMPTY_POSTGRES)
    return postgres
  }
  storageContract('a PostgreSQL server where one in twenty statements fails', open)

  test('statements did fail', () => {
    expect(failed()).toBeGreaterThan(100)
  })
}
