import { afterAll, expect, test } from 'bun:test'
import { mkdir, mkdtemp, readdir, rename, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { photoCache } from '#adapters/photos/photo-cache.ts'
import { photoFolder } from '#adapters/photos/photo-folder.ts'
import { photoMemory } from '#adapters/photos/photo-memory.ts'
import { photoFilesContract } from '#tests/contracts/photo-files.contract.ts'
import { memoryCaches } from './memory-caches.ts'

const KEY = '01934567-89ab-7abc-8def-0123456789ab'
const LATER = 4_102_444_800_000

const temporary = () => mkdtemp(join(tmpdir(), 'vonk-photos-'))
const webp = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#c8371f' } })
    .webp()
    .toBuffer()

photoFilesContract('a folder', async () => photoFolder(await temporary()), webp)
photoFilesContract('memory', photoMemory, webp)
photoFilesContract(
  'a browser’s cache',
  () => {
    Object.defineProperty(globalThis, 'caches', { configurable: true, value: memoryCaches() })
    return photoCache('photos')
  },
  webp,
)
afterAll(() => void Reflect.deleteProperty(globalThis, 'caches'))

const sizes = async () => {
  const bytes = await webp()
  return { thumb: bytes, card: bytes, full: bytes, blur: bytes }
}

test('a key with a path traversal finds and stores nothing', async () => {
  const folder = await temporary()
  const files = photoFolder(join(folder, 'photos'))
  await Bun.write(join(folder, 'secret.full'), 'secret')
  expect(await files.read('../../secret', 'full')).toBeNull()
  await expect(files.keep('../../secret', await sizes())).rejects.toThrow('key')
  await files.remove('../../secret')
  expect(await Bun.file(join(folder, 'secret.full')).text()).toBe('secret')
})

test('a photo that cannot be stored whole leaves nothing', async () => {
  const folder = await temporary()
  const files = photoFolder(folder)
  const cut = {
    ...(await sizes()),
    get full(): Uint8Array {
      throw new Error('the disk is full')
    },
  }
  await expect(files.keep(KEY, cut)).rejects.toThrow('full')
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  await files.keep(KEY, await sizes())
  expect(await files.read(KEY, 'full')).not.toBeNull()
})

test('photos survive the process, in the same folders', async () => {
  const folder = await temporary()
  const first = photoFolder(folder)
  await first.keep(KEY, await sizes())
  expect(await photoFolder(folder).read(KEY, 'card')).not.toBeNull()
  await first.settle(KEY)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
  expect((await readdir(join(folder, 'ab'))).toSorted()).toEqual(
    ['blur', 'card', 'full', 'thumb'].map((size) => `${KEY}.${size}`),
  )
  expect(await photoFolder(folder).read(KEY, 'card')).not.toBeNull()
})

test('what is called like a photo and leads elsewhere is none of those listed', async () => {
  const folder = await temporary()
  const files = photoFolder(folder)
  await files.keep(KEY, await sizes())
  await files.settle(KEY)
  await symlink('/etc', join(folder, 'ab', 'folder-ab.full'))
  await symlink('/etc/hostname', join(folder, 'ab', 'file-ab.full'))
  await symlink(join(folder, 'ab/loop-ab.full'), join(folder, 'ab/loop-ab.full'))
  await mkdir(join(folder, 'ab', 'own-ab.full'))
  const listed = await Array.fromAsync(files.list())
  expect(listed.map(({ key }) => key)).toEqual([KEY, KEY, KEY, KEY])
})

test('an empty folder has nothing to sweep', async () => {
  expect(await photoFolder(join(await temporary(), 'none')).sweep(LATER, async () => false)).toBe(0)
})

test('a crash between two files is cleaned up by the next sweep', async () => {
  const folder = await temporary()
  const files = photoFolder(folder)
  await files.keep(KEY, await sizes())
  await mkdir(join(folder, 'ab'))
  await rename(join(folder, 'incoming', KEY, 'full'), join(folder, 'ab', `${KEY}.full`))
  expect(await files.read(KEY, 'full')).not.toBeNull()
  expect(await files.read(KEY, 'thumb')).not.toBeNull()
  await files.sweep(LATER, async () => true)
  expect(await readdir(join(folder, 'ab'))).toHaveLength(4)
  expect(await readdir(join(folder, 'incoming'))).toEqual([])
})

test('incomplete photos of an older version are swept, complete ones are not', async () => {
  const folder = await temporary()
  const files = photoFolder(folder)
  await files.keep(KEY, await sizes())
  await files.settle(KEY)
  const half = join(folder, 'ab', `${KEY}.full.6f1c.half`)
  await Bun.write(half, 'half')
  await files.sweep(0, async () => false)
  expect(await Bun.file(half).exists()).toBe(true)
  await files.sweep(LATER, async () => false)
  expect(await Bun.file(half).exists()).toBe(false)
  expect(await files.read(KEY, 'full')).not.toBeNull()
})
