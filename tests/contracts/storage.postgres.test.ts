import { afterAll } from 'bun:test'
import { PGlite } from '@electric-sql/pglite'
import { SQL } from 'bun'
import { openPostgres } from '#adapters/drizzle/postgres.ts'
import { openPglite } from '#adapters/drizzle/postgres-lite.ts'
import { storageContract } from './storage.contract.ts'

/** Empties every table of ours, as a replica would: without asking the ledger's triggers. */
const EMPTY = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', name);
  end loop;
end $$`

const lite = new PGlite()
const pglite = await openPglite(lite)
afterAll(() => pglite.close())

storageContract(
  'PostgreSQL in this process',
  async () => {
    await lite.exec(EMPTY)
    return pglite
  },
  { connections: 'one' },
)

const server = process.env.POSTGRES_URL
if (server !== undefined) {
  const name = `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL(server)
  await main.unsafe(`create database ${name}`)
  // What survives a power cut is not asked here, and waiting for the disk is most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(server)
  url.pathname = name
  const postgres = await openPostgres({ url: url.href })
  const client = new SQL({ url: url.href, max: 1 })
  afterAll(async () => {
    await client.close()
    await postgres.close()
    await main.unsafe(`drop database ${name}`)
    await main.close()
  })

  storageContract('a PostgreSQL server', async () => {
    await client.unsafe(EMPTY)
    return postgres
  })
}
