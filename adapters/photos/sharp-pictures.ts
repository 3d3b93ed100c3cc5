import sharp, { type Sharp } from 'sharp'
import { type Focus, type Picture, UPLOAD } from '#core/profiles/photo.ts'
import { cutOf } from '#core/profiles/photos/focus.ts'
import { inspectUpload } from '#core/profiles/photos/inspect-upload.ts'
import type { Pictures } from '#core/profiles/ports.ts'
import { type ConcurrencyLimits, limitConcurrency } from '#core/shared/concurrency.ts'
import { err, ok } from '#core/shared/result.ts'
import { sha256 } from '../shared/sha256.ts'

const FULL = 1600
const CARD = { width: 480, height: 600 } as const
const THUMB = 160
const SQUARE = { width: THUMB, height: THUMB } as const
/** So few pixels that no sharpening can recover a face. */
const BLUR = 16
/** Background of transparent pictures. */
const BACKGROUND = '#ffffff'
/** Half the CPU time of sharp's default, for a twentieth more bytes. */
const EFFORT = 2
const WITHIN = { fit: 'inside', withoutEnlargement: true } as const

/** Image processing with sharp, two at a time: rotated upright, sRGB, WebP, and without metadata. */
export function sharpPictures(
  bounds: ConcurrencyLimits = { atOnce: 2, waiting: 32, each: 4 },
): Pictures {
  const limited = limitConcurrency(bounds)
  return {
    async develop(upload, by) {
      const kind = inspectUpload(upload)
      if (!kind.ok) return kind
      return limited(async () => {
        const decoded = await decode(upload)
        return decoded ? ok(await sized(decoded)) : err({ code: 'photo.not-a-picture' })
      }, by)
    },
    cut: (full, focus, by) => limited(() => cutAround(full, focus), by),
    hash: sha256,
  }
}

/** Rasterises a drawing (SVG) of our own generator, whose face is where it says. Never for uploads. */
export const sharpDrawing = async (svg: string, face?: Focus): Promise<Picture> =>
  sized(await raw(sharp(Buffer.from(svg))), face)

type Raw = Awaited<ReturnType<typeof raw>>

/** The upload at its largest displayed size, decoded once; `null` if it does not match its magic bytes. */
async function decode(upload: Uint8Array): Promise<Raw | null> {
  const source = sharp(upload, {
    failOn: 'error',
    limitInputPixels: UPLOAD.megapixels * 1_000_000,
  })
  return raw(source.autoOrient()).catch(() => null)
}

const raw = (source: Sharp) =>
  source
    .resize({ width: FULL, height: FULL, ...WITHIN })
    .flatten({ background: BACKGROUND })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })

/** The cuts of a stored picture around its face. */
async function cutAround(full: Uint8Array, focus: Focus) {
  const { data, info } = await sharp(full).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const cut = ({ width: w, height: h }: typeof CARD | typeof SQUARE, quality: number) =>
    sharp(data, { raw: { width, height, channels } })
      .extract(cutOf(info, focus, w / h))
      .resize({ width: w, height: h, withoutEnlargement: true })
      .webp({ quality, effort: EFFORT })
      .toBuffer()
  const [card, thumb] = await Promise.all([cut(CARD, 78), cut(SQUARE, 76)])
  return { card, thumb }
}

async function sized({ data, info }: Raw, face?: Focus): Promise<Picture> {
  const { width, height, channels } = info
  const from = () => sharp(data, { raw: { width, height, channels } })
  const [full, card, thumb, blur] = await Promise.all([
    from().webp({ quality: 80, effort: EFFORT }).toBuffer(),
    from()
      .resize({ ...CARD, ...WITHIN })
      .webp({ quality: 78, effort: EFFORT })
      .toBuffer(),
    (face
      ? from()
          .extract(cutOf(info, face, 1))
          .resize(SQUARE)
      : from().resize(THUMB, THUMB, { fit: 'cover', position: 'attention' })
    )
      .webp({ quality: 76, effort: EFFORT })
      .toBuffer(),
    from().resize({ width: BLUR, height: BLUR, fit: 'inside' }).webp({ quality: 60 }).toBuffer(),
  ])
  return { width, height, sizes: { full, card, thumb, blur } }
}
