import { LRUCache } from 'lru-cache'
import { PHOTO_SIZES, type PhotoSize } from '#core/profiles/photo.ts'
import { MINUTE } from '#core/shared/time.ts'
import type { PhotoStore } from './photo-store.ts'

const MOST_BYTES = 64 * 1024 * 1024
const LIFE = 5 * MINUTE
/** What lists show; the full size is seen one at a time, and would take the room of ten. */
const CACHED: readonly PhotoSize[] = PHOTO_SIZES.filter((size) => size !== 'full')

type Read = NonNullable<Awaited<ReturnType<PhotoStore['read']>>>

/**
 * The small sizes that were read last, in memory: a bucket is far away. A key is of one content for ever, and who may
 * see it is asked before each read.
 */
export function cachedPhotos(store: PhotoStore): PhotoStore {
  const cache = new LRUCache<string, Read>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
    ttl: LIFE,
  })
  return {
    ...store,
    async read(key, size) {
      const name = `${key}.${size}`
      const cached = cache.get(name)
      if (cached) return cached
      const found = await store.read(key, size)
      if (found && CACHED.includes(size)) cache.set(name, found)
      return found
    },
    async remove(key) {
      for (const size of CACHED) cache.delete(`${key}.${size}`)
      await store.remove(key)
    },
    async sweep(before, hasPhoto) {
      const swept = await store.sweep(before, hasPhoto)
      if (swept > 0) cache.clear()
      return swept
    },
  }
}
