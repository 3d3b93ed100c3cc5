import { PHOTO_SIZES, type PhotoKey, type PhotoSize } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import { contentType } from './content-type.ts'

const pathOf = (key: PhotoKey, size: PhotoSize): string => `/kept-photos/${key}/${size}`

/** Photos in the browser's own cache, so that those of the mocked world are still there after a reload. */
export const photoCache = (name: string): PhotoFiles => ({
  async keep(key, sizes) {
    const cache = await caches.open(name)
    if (await cache.match(pathOf(key, 'full'))) throw new Error('this key is taken')
    for (const size of PHOTO_SIZES) {
      await cache.put(pathOf(key, size), new Response(sizes[size].slice()))
    }
  },
  // What a page that was closed half-way leaves is a mocked world's, and goes with it.
  settle: async () => undefined,
  unsettle: async () => undefined,
  sweep: async () => 0,
  async read(key, size) {
    const kept = await (await caches.open(name)).match(pathOf(key, size))
    if (!kept) return null
    const bytes = new Uint8Array(await kept.arrayBuffer())
    return { bytes, type: contentType(bytes) }
  },
  async remove(key) {
    const cache = await caches.open(name)
    await Promise.all(PHOTO_SIZES.map((size) => cache.delete(pathOf(key, size))))
  },
})
