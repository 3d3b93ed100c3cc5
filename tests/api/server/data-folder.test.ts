import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { adoptFolder, claimFolder } from '#api/server/data-folder.ts'
import { ConfigError } from '#api/server/env.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vonk-folder-'))
})
afterAll(() => rm(root, { recursive: true }))
const newFolder = () => mkdtemp(join(root, 'data-'))

test('a folder and a database belong to each other from the first start on', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const [storage, elsewhere] = [memoryStorage(), memoryStorage()]
  await claimFolder(folder, storage)
  await claimFolder(folder, storage)

  const refused = claimFolder(other, storage)
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow('is not the folder of this database')
  expect(await readdir(other)).toEqual([])
  await claimFolder(other, elsewhere)
  await expect(claimFolder(folder, elsewhere)).rejects.toThrow(ConfigError)
})

test('of first starts at once, all on one folder succeed, and one on folders of their own', async () => {
  const [folder, storage] = [await newFolder(), memoryStorage()]
  await Promise.all(Array.from({ length: 8 }, () => claimFolder(folder, storage)))
  expect(await readdir(folder)).toEqual(['database.id'])

  const shared = memoryStorage()
  const folders = await Promise.all([newFolder(), newFolder(), newFolder()])
  const started = await Promise.allSettled(folders.map((one) => claimFolder(one, shared)))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a copied folder is adopted', async () => {
  const [folder, copy, storage] = [await newFolder(), await newFolder(), memoryStorage()]
  await claimFolder(folder, storage)
  await adoptFolder(copy, storage)
  await claimFolder(copy, storage)
})
