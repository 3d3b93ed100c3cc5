import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PHOTO_SIZES, type PhotoId, type PhotoSize } from '#core/photos/photo.ts'
import type { PhotoFiles } from '#core/photos/pictures.ts'
import { contentType } from './content-type.ts'

/** No dot and no slash: an id can never lead out of the folder. */
const SAFE_ID = /^[\w-]{3,64}$/

/** Photos as files in a folder, spread over subfolders by the end of their random id. */
export function photoFolder(folder: string): PhotoFiles {
  const pathOf = (id: PhotoId, size: PhotoSize): string =>
    join(folder, id.slice(-2).toLowerCase(), `${id}.${size}`)

  return {
    async keep(id, size, bytes) {
      if (!SAFE_ID.test(id)) throw new Error('a photo needs an id of letters, digits, - and _')
      const path = pathOf(id, size)
      await mkdir(dirname(path), { recursive: true })
      // Written beside it and moved into place: a reader, or a crash, never meets half a photo.
      const half = `${path}.${crypto.randomUUID()}.half`
      await Bun.write(half, bytes)
      await rename(half, path)
    },

    async read(id, size) {
      if (!SAFE_ID.test(id)) return null
      const file = Bun.file(pathOf(id, size))
      if (!(await file.exists())) return null
      const bytes = await file.bytes()
      return { bytes, type: contentType(bytes) }
    },

    async remove(id) {
      if (!SAFE_ID.test(id)) return
      await Promise.all(PHOTO_SIZES.map((size) => rm(pathOf(id, size), { force: true })))
    },
  }
}
