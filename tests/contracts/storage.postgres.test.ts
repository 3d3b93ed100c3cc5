import { afterAll } from 'bun:test'
import { PGlite } from '@electric-sql/pglite'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { openPglite } from '#tests/contracts/postgres-lite.ts'
import { eventsInParallelContract } from './events.contract.ts'
import { createDatabase, EMPTY_POSTGRES, NO_TIMEOUTS } from './postgres-server.ts'
import { storageContract } from './storage.contract.ts'

const database = await createDatabase()
if (database) {
  const postgres = await openPostgres({ url: database.url, ...NO_TIMEOUTS })
  const client = new SQL({ url: database.url, max: 1 })
  database.onClose(postgres.close)
  database.onClose(() => client.close())

  const open = async () => {
    await client.unsafe(EMPTY_POSTGRES)
    return postgres
  }
  storageContract('a PostgreSQL server', open)
  eventsInParallelContract('a PostgreSQL server', open)
} else {
  const lite = new PGlite()
  const pglite = await openPglite(lite)
  afterAll(() => pglite.close())
  const open = async () => {
    await lite.exec(EMPTY_POSTGRES)
    return pglite
  }
  storageContract('PostgreSQL in this process', open, { connections: 'one' })
}
