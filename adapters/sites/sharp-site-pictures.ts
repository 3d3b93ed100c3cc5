import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import {
  COVER,
  type PictureKind,
  type SitePicture,
  type SitePictures,
} from '#core/desk/sites/picture-keys.ts'
import { UPLOAD } from '#core/profiles/photo.ts'
import { type ConcurrencyLimits, limitConcurrency } from '#core/shared/concurrency.ts'
import { err, ok } from '#core/shared/result.ts'
import { inspectSitePicture } from './inspect-site-picture.ts'

/** A logo is shown up to 36 pixels high; on dense screens with three times as many. */
const LOGO = { width: 640, height: 108 } as const
const ICON = 512
/** A maskable icon may be cut to its inner 80 per cent. */
const SAFE = 0.8
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 } as const
const PAPER = '#ffffff'

type Sizes = SitePicture['sizes']
type Made = { readonly width: number; readonly height: number; readonly sizes: Sizes }

/** Re-encodes what operators upload with sharp: rotated upright, sRGB, without metadata. */
export function sharpSitePictures(
  bounds: ConcurrencyLimits = { atOnce: 1, waiting: 8, each: 2 },
): SitePictures {
  const limited = limitConcurrency(bounds)
  return {
    async develop(kind, upload, by) {
      const inspected = inspectSitePicture(kind, upload)
      if (!inspected.ok) return inspected
      return limited(async () => {
        const made = await MAKERS[kind](decoder(upload)).catch(() => null)
        if (!made) return err({ code: 'photo.not-a-picture' })
        const hash = createHash('sha256').update(upload).digest('hex').slice(0, 16)
        return ok({ hash, ...made })
      }, by)
    },
  }
}

/** Each call decodes anew: what fails in one fails in all. */
const decoder = (upload: Uint8Array) => () =>
  sharp(upload, { failOn: 'error', limitInputPixels: UPLOAD.megapixels * 1_000_000 })
    .autoOrient()
    .toColourspace('srgb')

type Decoder = () => Sharp

const MAKERS: Readonly<Record<PictureKind, (open: Decoder) => Promise<Made>>> = {
  async logo(open) {
    const { data, info } = await open()
      .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 90, alphaQuality: 100 })
      .toBuffer({ resolveWithObject: true })
    const sizes = { full: data, card: data, thumb: data, blur: data }
    return { width: info.width, height: info.height, sizes }
  },

  async icon(open) {
    const clear = (side: number) => open().resize(side, side, { fit: 'contain', background: CLEAR })
    // Its transparent parts are filled before it is resized, and the room beside it then.
    const onPaper = (side: number) =>
      open()
        .flatten({ background: PAPER })
        .resize(side, side, { fit: 'contain', background: PAPER })
    const edge = (ICON - ICON * SAFE) / 2
    const [before, after] = [Math.floor(edge), Math.ceil(edge)]
    const [full, card, thumb, blur] = await Promise.all([
      clear(ICON).png().toBuffer(),
      onPaper(ICON - before - after)
        .extend({ top: before, left: before, bottom: after, right: after, background: PAPER })
        .png()
        .toBuffer(),
      clear(192).png().toBuffer(),
      onPaper(180).png().toBuffer(),
    ])
    return { width: ICON, height: ICON, sizes: { full, card, thumb, blur } }
  },

  async cover(open) {
    const cut = () =>
      open()
        .resize({ ...COVER, fit: 'cover', position: 'attention' })
        .flatten({ background: PAPER })
    const [full, card, thumb] = await Promise.all([
      cut().webp({ quality: 80 }).toBuffer(),
      // Not every reader of link previews knows WebP.
      cut().jpeg({ quality: 80, mozjpeg: true }).toBuffer(),
      cut()
        .resize({ width: COVER.width / 4 })
        .webp({ quality: 76 })
        .toBuffer(),
    ])
    return { ...COVER, sizes: { full, card, thumb, blur: thumb } }
  },
}
