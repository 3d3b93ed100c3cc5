import { describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { sharpDrawing, sharpPictures } from '#adapters/photos/sharp-pictures.ts'
import { untouchedDrawing, untouchedPictures } from '#adapters/photos/untouched-pictures.ts'
import type { Picture } from '#core/profiles/photo.ts'
import type { Pictures } from '#core/profiles/ports.ts'
import { Overloaded } from '#core/shared/result.ts'
import { NOT_A_PICTURE, picturesContract } from '#tests/contracts/pictures.contract.ts'
import { noise, SVG } from '#tests/contracts/sample-pictures.ts'

async function developed(pictures: Pictures, upload: Uint8Array): Promise<Picture> {
  const result = await pictures.develop(upload, 'ann')
  if (!result.ok) throw new Error(result.error.code)
  return result.value
}

picturesContract('sharp', sharpPictures())
picturesContract('the mocked world', untouchedPictures)

describe('images processed by sharp', () => {
  const pictures = sharpPictures()
  const facts = async (bytes: Uint8Array) => sharp(bytes).metadata()

  test('a truncated JPEG is refused', async () => {
    const whole = await noise(800, 600).jpeg().toBuffer()
    expect(await pictures.develop(whole.subarray(0, whole.length / 2), 'ann')).toEqual(
      NOT_A_PICTURE,
    )
  })

  test('a file that starts as an image and continues as something else is refused', async () => {
    const upload = Buffer.concat([
      (await noise(480, 360).png().toBuffer()).subarray(0, 40),
      Buffer.from(SVG),
    ])
    expect(await pictures.develop(upload, 'ann')).toEqual(NOT_A_PICTURE)
  })

  test('card and thumbnail are cut around the face', async () => {
    // Blue, with a red square at the right.
    const face = await sharp({
      create: { width: 200, height: 200, channels: 3, background: 'red' },
    })
      .png()
      .toBuffer()
    const full = await sharp({
      create: { width: 1600, height: 900, channels: 3, background: 'blue' },
    })
      .composite([{ input: face, left: 1300, top: 300 }])
      .webp()
      .toBuffer()
    const cuts = await pictures.cut(full, { x: 87.5, y: 44, zoom: 2.5 }, 'ann')
    expect(await facts(cuts.card)).toMatchObject({ format: 'webp', width: 288, height: 360 })
    expect(await facts(cuts.thumb)).toMatchObject({ format: 'webp', width: 160, height: 160 })
    for (const cut of [cuts.card, cuts.thumb]) {
      const { data, info } = await sharp(cut).raw().toBuffer({ resolveWithObject: true })
      const at = (Math.round(info.height * 0.42) * info.width + info.width / 2) * info.channels
      expect([...data.subarray(at, at + 3)].map((part) => part > 128)).toEqual([true, false, false])
    }
  })

  test('every size is WebP and within its limits', async () => {
    const { width, height, sizes } = await developed(
      pictures,
      await noise(2400, 1800).jpeg().toBuffer(),
    )
    expect([width, height]).toEqual([1600, 1200])
    const made = await Promise.all(
      (['full', 'card', 'thumb', 'blur'] as const).map(async (size) => {
        const { format, width, height } = await facts(sizes[size])
        return [format, width, height]
      }),
    )
    expect(made).toEqual([
      ['webp', 1600, 1200],
      ['webp', 480, 360],
      ['webp', 160, 160],
      ['webp', 16, 12],
    ])
    expect(sizes.blur.byteLength).toBeLessThan(600)
  })

  test('place and time of a photo are removed from every size', async () => {
    const upload = await noise(600, 400)
      .jpeg()
      .withExif({
        IFD0: { Make: 'Kodak', Copyright: 'Ann' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 22/1 0/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .toBuffer()
    const before = await facts(upload)
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)

    const { sizes } = await developed(pictures, upload)
    for (const bytes of Object.values(sizes)) {
      const { exif, xmp, icc, iptc } = await facts(bytes)
      expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
      expect(Buffer.from(bytes).toString('latin1')).not.toContain('Kodak')
    }
  })

  test('a photo taken with a rotated phone is upright', async () => {
    const upload = await noise(600, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { width, height } = await developed(pictures, upload)
    expect([width, height]).toEqual([400, 600])
  })

  test('a transparent image gets a background', async () => {
    const upload = await sharp({
      create: { width: 320, height: 320, channels: 4, background: '#00000000' },
    })
      .png()
      .toBuffer()
    const { sizes } = await developed(pictures, upload)
    const { data } = await sharp(sizes.full).raw().toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(250)
  })

  test('too many concurrent uploads are refused, not queued', async () => {
    const { develop } = sharpPictures({ atOnce: 1, waiting: 1 })
    const upload = await noise(320, 320).jpeg().toBuffer()
    const [first, second, third] = [
      develop(upload, 'ann'),
      develop(upload, 'ann'),
      develop(upload, 'ann'),
    ]
    await expect(third).rejects.toBeInstanceOf(Overloaded)
    expect((await first).ok && (await second).ok).toBe(true)
  })
})

describe('drawings of the demo', () => {
  test('on a server they are processed like any image', async () => {
    const { width, height, sizes } = await sharpDrawing(
      SVG.replace('<svg', '<svg width="600" height="600"'),
    )
    expect(width).toBe(height)
    expect(width).toBeGreaterThanOrEqual(600)
    expect((await sharp(sizes.card).metadata()).format).toBe('webp')
  })

  test('their thumbnail shows the face, on a server as in a browser', async () => {
    const half = (colour: string, x: number) =>
      `<path d="M${x} 0h400v1000h-400z" fill="${colour}"/>`
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 1000" width="800" height="1000">${half('#ff0000', 0)}${half('#0000ff', 400)}</svg>`
    const right = { x: 80, y: 30, zoom: 2.5 }
    const server = await sharpDrawing(drawing, right)
    const browser = untouchedDrawing(drawing, right)
    for (const { sizes } of [server, browser]) {
      const { dominant } = await sharp(sizes.thumb).stats()
      expect(dominant.b).toBeGreaterThan(200)
      expect(dominant.r).toBeLessThan(60)
    }
    const whole = await sharp(untouchedDrawing(drawing, right).sizes.card).metadata()
    expect(whole.height).toBe(1000)
  })

  test('in a browser they stay SVG, and their blur contains only colours', () => {
    const { sizes } = untouchedDrawing(SVG)
    expect(new TextDecoder().decode(sizes.full)).toBe(SVG)
    const blur = new TextDecoder().decode(sizes.blur)
    expect(blur).toContain('#0e5a57')
    expect(blur).not.toContain('circle')
  })
})
