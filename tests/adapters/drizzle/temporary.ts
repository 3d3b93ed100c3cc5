import { afterAll } from 'bun:test'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import type { OpenStorage } from '#adapters/drizzle/open-storage.ts'

/** A temporary folder of the test file; opens storages in it, and closes and deletes them afterwards. */
export async function temporary() {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-libsql-'))
  const opened: OpenStorage[] = []
  afterAll(async () => {
    for (const storage of opened) await storage.close()
    await rm(folder, { recursive: true })
  })

  return {
    path: () => join(folder, `${crypto.randomUUID()}.db`),
    async open(path: string): Promise<OpenStorage> {
      const storage = await openLibsql({ url: `file:${path}` })
      opened.push(storage)
      return storage
    },
  }
}
