import { afterAll } from 'bun:test'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { libsqlServer } from '#tests/adapters/drizzle/libsql-server.ts'
import { storageContract } from './storage.contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'vonk-contracts-'))
const closing: (() => Promise<void>)[] = []

// Making the tables is most of the work of opening: it is done once, and each test gets a copy.
const empty = join(folder, 'empty.db')
await (await openLibsql({ url: `file:${empty}` })).close()
async function file(): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.db`)
  await copyFile(empty, path)
  return path
}

afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true })
})

storageContract('a libSQL file', async () => {
  const storage = await openLibsql({ url: `file:${await file()}` })
  closing.push(storage.close)
  return storage
})

storageContract('a libSQL server', async () => {
  const server = libsqlServer(await file())
  const storage = await openLibsql({ url: server.url, authToken: 'a token' })
  closing.push(storage.close, server.stop)
  return storage
})
