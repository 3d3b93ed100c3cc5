import { expect, test } from 'bun:test'
import { mkdtemp, readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { photoFilesContract } from '#tests/contracts/photo-files.contract.ts'

const temporary = () => mkdtemp(join(tmpdir(), 'vonk-photos-'))
const webp = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8371f' } })
    .webp()
    .toBuffer()

photoFilesContract('a folder', async () => photoFolder(await temporary()), webp)
photoFilesContract('memory', photoMemory, webp)

test('an id that tries to leave the folder finds nothing and keeps nothing', async () => {
  const folder = await temporary()
  const files = photoFolder(join(folder, 'photos'))
  await Bun.write(join(folder, 'secret.full'), 'secret')
  expect(await files.read('../../secret', 'full')).toBeNull()
  await expect(files.keep('../../secret', 'full', await webp())).rejects.toThrow('id')
  await files.remove('../../secret')
  expect(await Bun.file(join(folder, 'secret.full')).text()).toBe('secret')
})

test('nothing half written stays behind, and photos outlive the process', async () => {
  const folder = await temporary()
  const id = '01934567-89ab-7abc-8def-0123456789ab'
  await photoFolder(folder).keep(id, 'card', await webp())
  expect(await readdir(join(folder, 'ab'))).toEqual([`${id}.card`])
  expect(await photoFolder(folder).read(id, 'card')).not.toBeNull()
})
