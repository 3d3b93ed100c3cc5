import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { sharpSitePictures } from '#adapters/sites/sharp-site-pictures.ts'
import { untouchedSitePictures } from '#adapters/sites/untouched-site-pictures.ts'
import type { PictureKind, SitePicture } from '#core/desk/sites/picture-keys.ts'
import { err } from '#core/shared/result.ts'
import { blank, noise } from '#tests/contracts/sample-pictures.ts'
import { pngHeader, transparentLogo } from '#tests/contracts/sample-site-pictures.ts'
import { sitePicturesContract } from '#tests/contracts/site-pictures.contract.ts'

const pictures = sharpSitePictures()
sitePicturesContract('sharp', pictures)
sitePicturesContract('the mocks’ maker', untouchedSitePictures)

async function made(kind: PictureKind, upload: Uint8Array): Promise<SitePicture> {
  const developed = await pictures.develop(kind, upload, 'mia')
  if (!developed.ok) throw new Error(JSON.stringify(developed.error))
  return developed.value
}
const shapeOf = async (bytes: Uint8Array) => {
  const { format, width, height, hasAlpha } = await sharp(bytes).metadata()
  return [format, width, height, hasAlpha]
}

describe('a site’s picture on the server', () => {
  test('is a logo as high as the bar shows it, and stays transparent', async () => {
    const logo = await made('logo', await transparentLogo(1200, 300))
    expect([logo.width, logo.height]).toEqual([432, 108])
    expect(await shapeOf(logo.sizes.full)).toEqual(['webp', 432, 108, true])
    const small = await made('logo', await transparentLogo(120, 40))
    expect([small.width, small.height]).toEqual([120, 40])
  })

  test('is an icon in the sizes of tabs and apps, opaque where they are cut', async () => {
    const { sizes } = await made('icon', await transparentLogo(300, 240))
    expect(await shapeOf(sizes.full)).toEqual(['png', 512, 512, true])
    expect(await shapeOf(sizes.thumb)).toEqual(['png', 192, 192, true])
    const isOpaque = async (bytes: Uint8Array) => (await sharp(bytes).stats()).isOpaque
    expect(await shapeOf(sizes.card)).toMatchObject(['png', 512, 512, expect.anything()])
    expect(await shapeOf(sizes.blur)).toMatchObject(['png', 180, 180, expect.anything()])
    expect(await isOpaque(sizes.card)).toBe(true)
    expect(await isOpaque(sizes.blur)).toBe(true)
  })

  test('is a cover in the shape of link previews, in JPEG for these', async () => {
    const { sizes, ...shape } = await made('cover', await noise(1600, 1600).jpeg().toBuffer())
    expect(shape).toMatchObject({ width: 1200, height: 630 })
    expect(await shapeOf(sizes.full)).toEqual(['webp', 1200, 630, false])
    expect(await shapeOf(sizes.card)).toEqual(['jpeg', 1200, 630, false])
  })

  test('loses its metadata, and is refused if it is broken', async () => {
    const located = await blank(500, 500)
      .withExif({ IFD3: { GPSLatitude: '52/1 5/1 0/1' } })
      .jpeg()
      .toBuffer()
    for (const bytes of Object.values((await made('icon', located)).sizes))
      expect((await sharp(bytes).metadata()).exif).toBeUndefined()
    const none = err({ code: 'photo.not-a-picture' } as const)
    expect(await pictures.develop('logo', pngHeader(300, 300), 'mia')).toEqual(none)
    const half = (await noise(800, 800).jpeg().toBuffer()).subarray(0, 20_000)
    expect(await pictures.develop('cover', half, 'mia')).toEqual(none)
  })
})
