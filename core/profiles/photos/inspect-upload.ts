import { err, ok, type Result } from '../../shared/result.ts'
import type { PictureError } from '../errors.ts'
import { LONGEST_SHAPE, SHORTEST_SIDE, UPLOAD } from '../photo.ts'
import { type FileKind, fileKind, isHeic } from './file-kind.ts'

const MILLION = 1_000_000

/** Refuses a file by its size alone; `null` if acceptable. */
export const refusedBySize = (bytes: number): PictureError | null =>
  bytes > UPLOAD.megabytes * MILLION
    ? { code: 'photo.too-large', megabytes: UPLOAD.megabytes }
    : null

/** Validates a file without decoding it: shared by browser and server. */
export function inspectUpload(upload: Uint8Array): Result<FileKind, PictureError> {
  const tooLarge = refusedBySize(upload.byteLength)
  if (tooLarge) return err(tooLarge)
  const kind = fileKind(upload)
  if (!kind) return err({ code: isHeic(upload) ? 'photo.heic' : 'photo.not-a-picture' })
  const { megapixels } = UPLOAD
  const { width, height } = kind
  if (width * height > megapixels * MILLION)
    return err({ code: 'photo.too-many-pixels', megapixels })
  if (Math.max(width, height) > LONGEST_SHAPE * Math.min(width, height))
    return err({ code: 'photo.too-narrow', times: LONGEST_SHAPE })
  if (Math.min(width, height) < SHORTEST_SIDE)
    return err({ code: 'photo.too-small', pixels: SHORTEST_SIDE })
  return ok(kind)
}
