import { expect, test } from 'bun:test'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDataLocation } from '#api/server/config.ts'
import { openStorage } from '#api/server/storage.ts'

test('data can be read by the server’s own user alone, also in a folder that was open to all', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-storage-'))
  const dataDir = join(folder, 'data')
  await Bun.spawn(['mkdir', '-m', '755', dataDir]).exited
  const before = process.umask(0o022)
  const storage = await openStorage(readDataLocation({ DATA_DIR: dataDir }))
  await storage.close()
  process.umask(before)
  const modeOf = async (path: string) => (await stat(path)).mode & 0o777
  expect([await modeOf(dataDir), await modeOf(join(dataDir, 'vonk.db'))]).toEqual([0o700, 0o600])
  await rm(folder, { recursive: true })
})
