import { afterAll } from 'bun:test'
import { SQL } from 'bun'
import type { Deadlines } from '#adapters/drizzle/connections/postgres-connection.ts'

const MINUTE = 60_000

/** Timeouts that a busy machine never reaches, for tests that are not about timeouts. */
export const LONG_DEADLINES: Deadlines = {
  statement: MINUTE,
  lock: MINUTE,
  idle: MINUTE,
  answer: MINUTE,
  connect: MINUTE,
}

/** Options of a storage on a server shared with other tests. */
export const NO_TIMEOUTS = {
  deadlines: LONG_DEADLINES,
  probe: LONG_DEADLINES,
  wait: MINUTE,
} as const

export type TestDatabase = {
  readonly url: string
  /** Closes something before the database is dropped, in reverse order of opening. */
  onClose(close: () => unknown): void
}

/** The server of `POSTGRES_URL`, if there is one. */
export const POSTGRES_SERVER = process.env.POSTGRES_URL

/** Empties every table as a replica would, without the ledger's triggers. */
export const EMPTY_POSTGRES = `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    execute format('delete from %I', name);
  end loop;
end $$`

/** An empty database on a server. */
export async function createEmpty(server: string) {
  const name = `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL({ url: server, max: 1 })
  await main.unsafe(`create database ${name}`)
  // Durability on disk is not tested here, and waiting for it takes most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  const url = new URL(server)
  url.pathname = name
  const drop = async () => {
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  }
  return { url: url.href, drop }
}

/** A database on the server of `POSTGRES_URL`, dropped after the tests; `null` without such a server. */
export async function createDatabase(): Promise<TestDatabase | null> {
  if (POSTGRES_SERVER === undefined) return null
  const { url, drop } = await createEmpty(POSTGRES_SERVER)
  const open: (() => unknown)[] = []
  // Bun runs these hooks in the order they were added: a test's own hook would run after the drop, and its listening
  // connection would try to reconnect to a dropped database.
  afterAll(async () => {
    for (const close of open.reverse()) await close()
    await drop()
  })
  return { url, onClose: (close) => void open.push(close) }
}
