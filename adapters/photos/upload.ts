import type { PictureError } from '#core/photos/errors.ts'
import { UPLOAD } from '#core/photos/limits.ts'
import { err, ok, type Result } from '#core/shared/result.ts'
import { type FileKind, fileKind } from './file-kind.ts'

/** What an uploaded file is, judged without decoding any of it. */
export function inspected(upload: Uint8Array): Result<FileKind, PictureError> {
  const { megabytes, megapixels } = UPLOAD
  if (upload.byteLength > megabytes * 1_000_000) return err({ code: 'photo.too-large', megabytes })
  const kind = fileKind(upload)
  if (!kind) return err({ code: 'photo.not-a-picture' })
  if (kind.width * kind.height > megapixels * 1_000_000)
    return err({ code: 'photo.too-many-pixels', megapixels })
  return ok(kind)
}
