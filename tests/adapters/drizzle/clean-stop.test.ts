import { Database } from 'bun:sqlite'
import { expect, test } from 'bun:test'
import { copyFile, stat } from 'node:fs/promises'
import { ok } from '#core/shared/result.ts'
import { temporary } from './temporary.ts'

const { path, open } = await temporary()

test('a database that was closed is whole in its file alone, also beside a reader', async () => {
  for (const hasReader of [false, true]) {
    const file = path()
    const storage = await open(file)
    const reader = hasReader ? new Database(file, { readonly: true }) : null
    await storage.atomically(async ({ attempts }) => {
      await attempts.add('last', 1)
      return ok(null)
    })
    reader?.query('select count(*) from attempts').get()
    await storage.close()

    const copy = path()
    await copyFile(file, copy)
    using copied = new Database(copy, { readwrite: true })
    expect(copied.query("select at from attempts where key = 'last'").values()).toEqual([[1]])
    const log = await stat(`${file}-wal`).catch(() => null)
    expect(log?.size ?? 0).toBe(0)
    reader?.close()
  }
})
