import { PHOTO_SIZES } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import { contentType } from './content-type.ts'

/** Photos kept in memory, for tests, stories and the mocked world. */
export function photoMemory(): PhotoFiles {
  const kept = new Map<string, Uint8Array>()
  return {
    async keep(id, size, bytes) {
      kept.set(`${id}.${size}`, bytes.slice())
    },
    async read(id, size) {
      const bytes = kept.get(`${id}.${size}`)
      return bytes ? { bytes: bytes.slice(), type: contentType(bytes) } : null
    },
    async remove(id) {
      for (const size of PHOTO_SIZES) kept.delete(`${id}.${size}`)
    },
  }
}
