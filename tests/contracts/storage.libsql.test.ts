import { afterAll, afterEach } from 'bun:test'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { libsqlServer } from '#tests/adapters/drizzle/libsql-server.ts'
import { storageContract } from './storage.contract.ts'

const folder = await mkdtemp(join(tmpdir(), 'vonk-contracts-'))
const onClose: (() => Promise<void>)[] = []

// Creating the tables is the slow part of opening: done once and copied for each test.
const created = join(folder, 'empty.db')
await (await openLibsql({ url: `file:${created}` })).close()
async function file(): Promise<string> {
  const path = join(folder, `${crypto.randomUUID()}.db`)
  await copyFile(created, path)
  return path
}

// Each has threads of its own: hundreds of them would slow the later tests.
afterEach(async () => {
  for (const close of onClose.splice(0)) await close()
})
afterAll(() => rm(folder, { recursive: true }))

storageContract('a libSQL file', async () => {
  const storage = await openLibsql({ url: `file:${await file()}` })
  onClose.push(storage.close)
  return storage
})

// To open one takes many requests, so that it stays open, over a new copy for each test: it caches nothing.
const behind = await file()
const server = libsqlServer(behind)
const remote = await openLibsql({ url: server.url, authToken: 'a token' })
afterAll(async () => {
  await remote.close()
  await server.stop()
})

storageContract('a libSQL server', async () => {
  for (const end of ['', '-wal', '-shm']) await rm(`${behind}${end}`, { force: true })
  await copyFile(created, behind)
  return remote
})
