import { afterAll, beforeAll, expect, test } from 'bun:test'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { memoryStorage } from '#adapters/memory/storage.ts'
import { adoptPhotos, claimPhotos } from '#api/server/data-folder.ts'
import { ConfigError } from '#api/server/env.ts'
import { s3Server } from '#tests/s3-server.ts'

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vonk-folder-'))
})
afterAll(() => rm(root, { recursive: true }))
const at = (dataDir: string) => ({ dataDir, photoStore: null })
const newFolder = () => mkdtemp(join(root, 'data-'))

test('a folder and a database belong to each other from the first start on', async () => {
  const [folder, other] = [await newFolder(), await newFolder()]
  const [storage, elsewhere] = [memoryStorage(), memoryStorage()]
  await claimPhotos(at(folder), storage)
  await claimPhotos(at(folder), storage)

  const refused = claimPhotos(at(other), storage)
  await expect(refused).rejects.toBeInstanceOf(ConfigError)
  await expect(refused).rejects.toThrow('is not the folder of this database')
  expect(await readdir(other)).toEqual([])
  await claimPhotos(at(other), elsewhere)
  await expect(claimPhotos(at(folder), elsewhere)).rejects.toThrow(ConfigError)
})

test('of first starts at once, all on one folder succeed, and one on folders of their own', async () => {
  const [folder, storage] = [await newFolder(), memoryStorage()]
  await Promise.all(Array.from({ length: 8 }, () => claimPhotos(at(folder), storage)))
  expect((await readdir(folder)).toSorted()).toEqual(['database.id', 'photos.started'])

  const shared = memoryStorage()
  const folders = await Promise.all([newFolder(), newFolder(), newFolder()])
  const started = await Promise.allSettled(folders.map((one) => claimPhotos(at(one), shared)))
  expect(started.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('a copied folder is adopted', async () => {
  const [folder, copy, storage] = [await newFolder(), await newFolder(), memoryStorage()]
  await claimPhotos(at(folder), storage)
  await adoptPhotos(at(copy), storage)
  await claimPhotos(at(copy), storage)
})

test('a bucket and a database belong to each other, whatever the folders are', async () => {
  const server = s3Server()
  const [place, storage] = [{ dataDir: root, photoStore: server.location }, memoryStorage()]
  await Promise.all(Array.from({ length: 4 }, () => claimPhotos(place, storage)))
  expect([...server.objects.keys()]).toEqual(['site/database.id', 'site/photos.started'])
  await expect(claimPhotos(place, memoryStorage())).resolves.toBeUndefined()

  const elsewhere = memoryStorage()
  await claimPhotos(at(await newFolder()), elsewhere)
  const refused = claimPhotos(place, elsewhere)
  await expect(refused).rejects.toThrow('does not have the photos of this database')
  await expect(refused).rejects.not.toThrow(server.location.secretAccessKey)
  await adoptPhotos(place, elsewhere)
  await claimPhotos(place, elsewhere)
  await server.stop()
})
