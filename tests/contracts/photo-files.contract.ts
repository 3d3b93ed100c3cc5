import { describe, expect, test } from 'bun:test'
import { PHOTO_SIZES, type Picture } from '#core/profiles/photo.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'

const KEY = '01934567-89ab-7abc-8def-0123456789ab'
const OTHER = '01934567-89ab-7abc-8def-0123456789ff'
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')
const LATER = 4_102_444_800_000

const all = (bytes: Uint8Array): Picture['sizes'] => ({
  thumb: bytes,
  card: bytes,
  full: bytes,
  blur: bytes,
})

/** Contract of every photo storage. `webp` is any small WebP image. */
export function photoFilesContract(
  name: string,
  open: () => PhotoFiles | Promise<PhotoFiles>,
  webp: () => Promise<Uint8Array>,
) {
  const readAll = (files: PhotoFiles, key = KEY) =>
    Promise.all(PHOTO_SIZES.map(async (size) => (await files.read(key, size))?.type ?? null))

  describe(`photos stored in ${name}`, () => {
    test('a photo is read back unchanged, settled or not, with its type', async () => {
      const files = await open()
      const bytes = await webp()
      await files.keep(KEY, { ...all(SVG), thumb: bytes })
      for (let turn = 0; turn < 3; turn += 1) {
        const read = await files.read(KEY, 'thumb')
        expect(read?.type).toBe('image/webp')
        expect(Buffer.from(read?.bytes ?? [])).toEqual(Buffer.from(bytes))
        expect((await files.read(KEY, 'full'))?.type).toBe('image/svg+xml')
        await files.settle(KEY)
      }
    })

    test('unknown keys are not found, and can be settled and removed', async () => {
      const files = await open()
      await files.settle(KEY)
      await files.remove(KEY)
      expect(await readAll(files)).toEqual([null, null, null, null])
    })

    test('bytes that are not an image are never served as one', async () => {
      const files = await open()
      await files.keep(KEY, all(new TextEncoder().encode('<script>alert(1)</script>')))
      expect((await files.read(KEY, 'full'))?.type).toBe('application/octet-stream')
    })

    test('an existing key is never overwritten', async () => {
      const files = await open()
      await files.keep(KEY, all(SVG))
      await expect(files.keep(KEY, all(await webp()))).rejects.toThrow()
      await files.settle(KEY)
      await expect(files.keep(KEY, all(await webp()))).rejects.toThrow()
      // What was refused does not make it unsettled.
      expect(await files.sweep(LATER, async () => false)).toBe(0)
      expect((await files.read(KEY, 'full'))?.type).toBe('image/svg+xml')
    })

    test('of concurrent writes under one key, one succeeds completely', async () => {
      const files = await open()
      const bytes = await webp()
      const written = await Promise.allSettled(
        [SVG, bytes, SVG, bytes, SVG, bytes].map((each) => files.keep(KEY, all(each))),
      )
      expect(written.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      expect(new Set(await readAll(files)).size).toBe(1)
    })

    test('removing deletes every size, settled or not, and is idempotent', async () => {
      const files = await open()
      for (const settled of [true, false]) {
        await files.keep(KEY, all(SVG))
        if (settled) await files.settle(KEY)
        await files.remove(KEY)
        await files.remove(KEY)
        expect(await readAll(files)).toEqual([null, null, null, null])
      }
    })

    test('a sweep deletes old files without a photo, and settles those with one', async () => {
      const files = await open()
      await files.keep(KEY, all(SVG))
      await files.keep(OTHER, all(SVG))
      expect(await files.sweep(LATER, async (key) => key === KEY)).toBe(1)
      expect(await readAll(files, OTHER)).toEqual([null, null, null, null])
      expect(await files.sweep(LATER, async () => false)).toBe(0)
      expect(await readAll(files)).not.toContain(null)
    })

    test('unsettled files are readable, and a sweep deletes them unless a photo has their key', async () => {
      const files = await open()
      await files.unsettle(KEY)
      for (const key of [KEY, OTHER]) {
        await files.keep(key, all(SVG))
        await files.settle(key)
        await files.unsettle(key)
        await files.unsettle(key)
        expect(await readAll(files, key)).not.toContain(null)
      }
      expect(await files.sweep(0, async () => false)).toBe(0)
      expect(await files.sweep(LATER, async (key) => key === KEY)).toBe(1)
      expect(await readAll(files)).not.toContain(null)
      expect(await readAll(files, OTHER)).toEqual([null, null, null, null])
      expect(await files.sweep(LATER, async () => false)).toBe(0)
    })

    test('a sweep leaves new files and settled ones', async () => {
      const files = await open()
      await files.keep(KEY, all(SVG))
      await files.settle(KEY)
      await files.keep(OTHER, all(SVG))
      await files.sweep(0, async () => false)
      expect(await readAll(files, OTHER)).not.toContain(null)
      await files.sweep(LATER, async () => false)
      expect(await readAll(files)).not.toContain(null)
    })
  })
}
