import { expect, test } from 'bun:test'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { readConfig } from '#api/server/config.ts'
import { openPorts } from '#api/server/open-ports.ts'
import { err, ok } from '#core/shared/result.ts'

test('transactions over the server’s ports are retryable, with the same ids and time', async () => {
  const { reads, atomically } = memoryStorage()
  const twice: typeof atomically = async (work) => {
    await atomically(async (stores) => err(await work(stores)))
    return atomically(work)
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'vonk-ports-'))
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '1' })
  const { ports, close } = await openPorts(config, { reads, atomically: twice }, 'http://localhost')
  const made: string[] = []
  await ports.atomically(async () => {
    made.push(`${ports.newId()} at ${ports.now()}`)
    return ok(null)
  })
  close()
  expect(made).toHaveLength(2)
  expect(new Set(made).size).toBe(1)
})
