import type { PictureKind, SitePictureError } from '#core/desk/sites/picture-keys.ts'
import { UPLOAD } from '#core/profiles/photo.ts'
import { type FileKind, fileKind, isHeic } from '#core/profiles/photos/file-kind.ts'
import { refusedBySize } from '#core/profiles/photos/inspect-upload.ts'
import { err, ok, type Result } from '#core/shared/result.ts'

/** How many times one side may be the other. */
const LONGEST: Readonly<Record<PictureKind, number>> = { logo: 12, icon: 1.5, cover: 4 }
/** The short side in pixels, at least. */
const SHORTEST: Readonly<Record<PictureKind, number>> = { logo: 36, icon: 192, cover: 400 }

/** Judges an upload by its bytes, before anything is decoded. */
export function inspectSitePicture(
  kind: PictureKind,
  upload: Uint8Array,
): Result<FileKind, SitePictureError> {
  const tooLarge = refusedBySize(upload.byteLength)
  if (tooLarge) return err(tooLarge)
  const file = fileKind(upload)
  if (!file) return err({ code: isHeic(upload) ? 'photo.heic' : 'photo.not-a-picture' })
  if (isAnimated(upload)) return err({ fault: 'animated', expected: '' })
  const { width, height } = file
  const { megapixels } = UPLOAD
  if (width * height > megapixels * 1_000_000)
    return err({ code: 'photo.too-many-pixels', megapixels })
  const [short, long] = width < height ? [width, height] : [height, width]
  if (long > LONGEST[kind] * short) return err({ code: 'photo.too-narrow', times: LONGEST[kind] })
  if (short < SHORTEST[kind]) return err({ fault: 'too-small', expected: String(SHORTEST[kind]) })
  return ok(file)
}

/** Whether a PNG has the chunk of APNG, or a WebP the flag: what is no picture was refused. */
function isAnimated(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.getUint32(0) === 0x52494646)
    return view.getUint32(12) === 0x56503858 && (view.getUint8(20) & 2) !== 0
  if (view.getUint32(0) !== 0x89504e47) return false
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at)) {
    const chunk = view.getUint32(at + 4)
    if (chunk === 0x6163544c) return true
    // The animation is announced before the picture.
    if (chunk === 0x49444154) return false
  }
  return false
}
