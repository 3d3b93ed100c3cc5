import { err, ok, type Result } from '../shared/result.ts'
import type { PictureError } from './errors.ts'
import { type FileKind, fileKind, isHeic } from './file-kind.ts'
import { UPLOAD } from './limits.ts'

const MILLION = 1_000_000

/** Why a file of so many bytes is refused before any of them is read; `null` when it may be read. */
export const refusedBySize = (bytes: number): PictureError | null =>
  bytes > UPLOAD.megabytes * MILLION
    ? { code: 'photo.too-large', megabytes: UPLOAD.megabytes }
    : null

/** What an uploaded file is, judged without decoding any of it: the same in the browser and on the server. */
export function inspectUpload(upload: Uint8Array): Result<FileKind, PictureError> {
  const tooLarge = refusedBySize(upload.byteLength)
  if (tooLarge) return err(tooLarge)
  const kind = fileKind(upload)
  if (!kind) return err({ code: isHeic(upload) ? 'photo.heic' : 'photo.not-a-picture' })
  const { megapixels } = UPLOAD
  if (kind.width * kind.height > megapixels * MILLION)
    return err({ code: 'photo.too-many-pixels', megapixels })
  return ok(kind)
}
