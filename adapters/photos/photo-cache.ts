import { PHOTO_SIZES, type PhotoId, type PhotoSize } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import { contentType } from './content-type.ts'

const pathOf = (id: PhotoId, size: PhotoSize): string => `/kept-photos/${id}/${size}`

/** Photos in the browser's own cache, so that those of the mocked world are still there after a reload. */
export const photoCache = (name: string): PhotoFiles => ({
  async keep(id, size, bytes) {
    const cache = await caches.open(name)
    await cache.put(pathOf(id, size), new Response(bytes.slice()))
  },
  async read(id, size) {
    const kept = await (await caches.open(name)).match(pathOf(id, size))
    if (!kept) return null
    const bytes = new Uint8Array(await kept.arrayBuffer())
    return { bytes, type: contentType(bytes) }
  },
  async remove(id) {
    const cache = await caches.open(name)
    await Promise.all(PHOTO_SIZES.map((size) => cache.delete(pathOf(id, size))))
  },
})
