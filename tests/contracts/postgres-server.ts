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

/** A database on the server of `POSTGRES_URL`, dropped after the tests; `null` without such a server. */
export async function createDatabase(): Promise<TestDatabase | null> {
  const server = process.env.POSTGRES_URL
  if (server === undefined) return null
  const name = `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL(server)
  await main.unsafe(`create database ${name}`)
  // Durability on disk is not tested here, and waiting for it takes most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  const open: (() => unknown)[] = []
  // Bun runs these hooks in the order they were added: a test's own hook would run after the drop, and its listening
  // connection would try to reconnect to a dropped database.
  afterAll(async () => {
    for (const close of open.reverse()) await close()
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  })
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, onClose: (close) => void open.push(close) }
}
