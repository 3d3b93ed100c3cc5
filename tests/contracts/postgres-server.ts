import { afterAll } from 'bun:test'
import { SQL } from 'bun'
import type { Deadlines } from '#adapters/drizzle/connections/postgres-connection.ts'

const MINUTE = 60_000

/** No deadline of ours is met, however busy the machine is: for tests that are not about deadlines. */
export const UNHURRIED: Deadlines = {
  statement: MINUTE,
  lock: MINUTE,
  idle: MINUTE,
  answer: MINUTE,
  connect: MINUTE,
}

/** How a test opens a storage on a server that it shares with other tests. */
export const PATIENT = { deadlines: UNHURRIED, probe: UNHURRIED, wait: MINUTE } as const

export type OwnDatabase = {
  readonly url: string
  /** Closes something after the tests, before the database is dropped; what was opened last is closed first. */
  closing(close: () => unknown): void
}

/** A database of its own on the server that `POSTGRES_URL` names, gone after the tests; `null` where none is named. */
export async function ownDatabase(): Promise<OwnDatabase | null> {
  const server = process.env.POSTGRES_URL
  if (server === undefined) return null
  const name = `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL(server)
  await main.unsafe(`create database ${name}`)
  // What survives a power cut is not asked here, and waiting for the disk is most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  const open: (() => unknown)[] = []
  // Bun runs these hooks in the order in which they were made: a hook of the test's own would come after this one, and
  // a connection that listens would try to return to a database that is gone.
  afterAll(async () => {
    for (const close of open.reverse()) await close()
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  })
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, closing: (close) => void open.push(close) }
}
