import { describe, expect, test } from 'bun:test'
import type { PhotoFiles } from '#core/photos/pictures.ts'

const ID = '01934567-89ab-7abc-8def-0123456789ab'
const SVG = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

/** What every keeper of photos promises. `webp` is any small picture of that kind. */
export function photoFilesContract(
  name: string,
  open: () => PhotoFiles | Promise<PhotoFiles>,
  webp: () => Promise<Uint8Array>,
) {
  describe(`photos kept in ${name}`, () => {
    test('a photo comes back as it was kept, with what it is', async () => {
      const files = await open()
      const bytes = await webp()
      await files.keep(ID, 'thumb', bytes)
      const read = await files.read(ID, 'thumb')
      expect(read?.type).toBe('image/webp')
      expect(Buffer.from(read?.bytes ?? [])).toEqual(Buffer.from(bytes))
    })

    test('each size is its own, and one that was never kept is not there', async () => {
      const files = await open()
      await files.keep(ID, 'card', await webp())
      expect(await files.read(ID, 'full')).toBeNull()
      expect(await files.read('01934567-89ab-7abc-8def-000000000000', 'card')).toBeNull()
    })

    test('a drawing of the demo world is served as one', async () => {
      const files = await open()
      await files.keep(ID, 'full', SVG)
      expect((await files.read(ID, 'full'))?.type).toBe('image/svg+xml')
    })

    test('bytes that are no picture are never served as one', async () => {
      const files = await open()
      await files.keep(ID, 'full', new TextEncoder().encode('<script>alert(1)</script>'))
      expect((await files.read(ID, 'full'))?.type).toBe('application/octet-stream')
    })

    test('keeping again replaces', async () => {
      const files = await open()
      await files.keep(ID, 'full', SVG)
      await files.keep(ID, 'full', await webp())
      expect((await files.read(ID, 'full'))?.type).toBe('image/webp')
    })

    test('removing takes every size, and removing what is gone is no trouble', async () => {
      const files = await open()
      await files.keep(ID, 'thumb', SVG)
      await files.keep(ID, 'blur', SVG)
      await files.remove(ID)
      await files.remove(ID)
      expect(await files.read(ID, 'thumb')).toBeNull()
      expect(await files.read(ID, 'blur')).toBeNull()
    })
  })
}
