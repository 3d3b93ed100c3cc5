import { afterAll } from 'bun:test'
import { PGlite } from '@electric-sql/pglite'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { temporary } from '#tests/adapters/drizzle/temporary.ts'
import { openPglite } from '#tests/contracts/postgres-lite.ts'
import { isFull } from '../../share.ts'
import { createDatabase, NO_TIMEOUTS } from '../postgres-server.ts'
import { parallelContract } from './parallel.contract.ts'

/** For storages that serialize units of work. */
const ONCE = { rounds: 1, replays: { rounds: 1, times: 16 } }

parallelContract('memory', memoryStorage(), ONCE)

const files = await temporary()
// Like the memory it runs one unit of work at a time.
parallelContract('a libSQL file', await files.open(files.path()), { ...ONCE, some: true })

const database = await createDatabase()
if (!database) {
  // It has one connection and no concurrency: only a substitute without a server.
  const pglite = await openPglite(new PGlite())
  afterAll(() => pglite.close())
  parallelContract('PostgreSQL in this process', pglite, ONCE)
} else {
  const postgres = await openPostgres({ url: database.url, ...NO_TIMEOUTS })
  database.onClose(postgres.close)
  parallelContract('a PostgreSQL server', postgres, {
    rounds: isFull ? 10 : 2,
    replays: { rounds: 1, times: isFull ? 64 : 32 },
  })
}
