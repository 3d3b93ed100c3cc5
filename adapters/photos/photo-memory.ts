import type { PhotoKey, PhotoSize } from '#core/profiles/photo.ts'
import type { PhotoFiles } from '#core/profiles/ports.ts'
import type { Instant } from '#core/shared/time.ts'
import { contentType } from './content-type.ts'

type StoredPhoto = {
  readonly sizes: Readonly<Record<PhotoSize, Uint8Array>>
  readonly at: Instant
  readonly settled: boolean
}

/** Photo files in memory, readable by tests. */
export type PhotoMemory = PhotoFiles & {
  keys(): readonly PhotoKey[]
  isSettled(key: PhotoKey): boolean
}

/** Photos in memory, for tests, stories and the mocks. */
export function photoMemory(now: () => Instant = Date.now): PhotoMemory {
  const photos = new Map<PhotoKey, StoredPhoto>()
  const settle = (key: PhotoKey) => {
    const found = photos.get(key)
    if (found) photos.set(key, { ...found, settled: true })
  }
  return {
    async keep(key, { thumb, card, full, blur }) {
      if (photos.has(key)) throw new Error('this key is taken')
      const sizes = {
        thumb: thumb.slice(),
        card: card.slice(),
        full: full.slice(),
        blur: blur.slice(),
      }
      photos.set(key, { sizes, at: now(), settled: false })
    },
    keys: () => [...photos.keys()].toSorted(),
    isSettled: (key) => photos.get(key)?.settled === true,
    settle: async (key) => settle(key),
    async unsettle(key) {
      const found = photos.get(key)
      if (found) photos.set(key, { ...found, at: now(), settled: false })
    },
    async read(key, size) {
      const bytes = photos.get(key)?.sizes[size]
      return bytes ? { bytes: bytes.slice(), type: contentType(bytes) } : null
    },
    async remove(key) {
      photos.delete(key)
    },
    async sweep(before, hasPhoto) {
      let swept = 0
      for (const [key, { at, settled }] of photos) {
        if (settled || at >= before) continue
        if (await hasPhoto(key)) settle(key)
        else swept += Number(photos.delete(key))
      }
      return swept
    },
  }
}
