import { afterAll } from 'bun:test'
import { SQL } from 'bun'

/** A database of its own on the server that `POSTGRES_URL` names, gone after the tests; `null` where none is named. */
export async function ownDatabase(): Promise<{ readonly url: string } | null> {
  const server = process.env.POSTGRES_URL
  if (server === undefined) return null
  const name = `vonk_contracts_${crypto.randomUUID().replaceAll('-', '')}`
  const main = new SQL(server)
  await main.unsafe(`create database ${name}`)
  // What survives a power cut is not asked here, and waiting for the disk is most of the time.
  await main.unsafe(`alter database ${name} set synchronous_commit = off`)
  afterAll(async () => {
    await main.unsafe(`drop database ${name} with (force)`)
    await main.close()
  })
  const url = new URL(server)
  url.pathname = name
  return { url: url.href }
}
