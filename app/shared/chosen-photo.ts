import type { PictureError } from '#core/profiles/errors.ts'
import { inspectUpload, refusedBySize } from '#core/profiles/photos/inspect-upload.ts'

/** Accepted image types (product.md §4). */
export const PHOTO_KINDS = 'image/jpeg,image/png,image/webp'

const NOT_A_PICTURE: PictureError = { code: 'photo.not-a-picture' }

/** Validates a photo before upload; `null` if valid. */
export async function photoError(photo: Blob): Promise<PictureError | null> {
  const tooLarge = refusedBySize(photo.size)
  if (tooLarge) return tooLarge
  const bytes = await photo.arrayBuffer().catch(() => null)
  if (!bytes) return NOT_A_PICTURE
  const inspected = inspectUpload(new Uint8Array(bytes))
  if (!inspected.ok) return inspected.error
  const picture = await createImageBitmap(photo).catch(() => null)
  picture?.close()
  return picture ? null : NOT_A_PICTURE
}
