import type { PictureError } from '#core/photos/errors.ts'
import { UPLOAD } from '#core/photos/limits.ts'

/** The kinds of picture that are taken (product.md §4). */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp'

const MILLION = 1_000_000

/** What the server would refuse of a photo, said before anything is sent; `null` when it looks well. */
export async function wrongWith(photo: Blob): Promise<PictureError | null> {
  const { megabytes, megapixels } = UPLOAD
  if (!PHOTO_KINDS.split(',').includes(photo.type)) return { code: 'photo.not-a-picture' }
  if (photo.size > megabytes * MILLION) return { code: 'photo.too-large', megabytes }
  const picture = await createImageBitmap(photo).catch(() => null)
  if (!picture) return { code: 'photo.not-a-picture' }
  const pixels = picture.width * picture.height
  picture.close()
  return pixels > megapixels * MILLION ? { code: 'photo.too-many-pixels', megapixels } : null
}
