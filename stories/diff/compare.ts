import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** How two pictures differ: the share of pixels, and where, drawn over the first. */
export type Difference = { readonly share: number; readonly picture: Buffer }

type Size = { readonly width: number; readonly height: number }

/** Colours that the eye does not tell apart count as the same. */
const THRESHOLD = 0.05

async function sizeOf(png: Buffer): Promise<Size> {
  const { width, height } = await sharp(png).metadata()
  return { width, height }
}

/** A picture's pixels on a sheet of some size: what it does not cover is of no colour. */
const pixelsOn = async (png: Buffer, { width, height }: Size): Promise<Buffer> => {
  const own = await sizeOf(png)
  return sharp(png)
    .ensureAlpha()
    .extend({
      right: width - own.width,
      bottom: height - own.height,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    })
    .raw()
    .toBuffer()
}

/** Compares two PNGs; `null` if nobody could see a difference. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null
  const [one, other] = await Promise.all([sizeOf(before), sizeOf(after)])
  const size = {
    width: Math.max(one.width, other.width),
    height: Math.max(one.height, other.height),
  }
  const { width, height } = size
  const drawn = Buffer.alloc(width * height * 4)
  const [was, is] = await Promise.all([pixelsOn(before, size), pixelsOn(after, size)])
  const pixels = pixelmatch(was, is, drawn, width, height, { threshold: THRESHOLD })
  if (pixels === 0) return null
  const picture = await sharp(drawn, { raw: { width, height, channels: 4 } })
    .webp({ quality: 70 })
    .toBuffer()
  return { share: pixels / (width * height), picture }
}
