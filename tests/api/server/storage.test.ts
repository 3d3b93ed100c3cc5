import { expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readDataLocation } from '#api/server/config.ts'
import { ConfigError } from '#api/server/env.ts'
import { startFailure } from '#api/server/start-failure.ts'
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

test('a folder that cannot be made or written stops the start with what to do', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vonk-storage-'))
  const file = join(folder, 'file')
  await writeFile(file, '')
  // The last is there on Linux, and nobody's to write, not even the root user's.
  for (const dataDir of [file, join(file, 'data'), '/proc/self/vonk', '/proc/self']) {
    const failure = await openStorage(readDataLocation({ DATA_DIR: dataDir })).catch(
      (thrown: unknown) => thrown,
    )
    expect(failure).toBeInstanceOf(ConfigError)
    expect(String(failure)).toMatch(
      /DATA_DIR, \S+, cannot be written \(E[A-Z]+\)\. Let the server's own user write it/,
    )
  }
  await rm(folder, { recursive: true })
})

test('a database file that cannot be opened stops the start with a sentence, not a stack', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vonk-storage-'))
  await mkdir(join(dataDir, 'vonk.db'))
  const failure = await openStorage(readDataLocation({ DATA_DIR: dataDir })).catch(
    (thrown: unknown) => thrown,
  )
  expect(startFailure(failure)).toMatch(/^the database cannot be used: .+ \(SQLITE_CANTOPEN\w*\)/)
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.probe'))).toEqual([])
  await rm(dataDir, { recursive: true })
})

test('a failure that is no one’s to mend but ours keeps its stack', () => {
  expect(startFailure(new TypeError('undefined is no function'))).toBeNull()
  expect(startFailure(Object.assign(new Error('EACCES: open'), { syscall: 'open' }))).toStartWith(
    'EACCES: open. See that',
  )
})
