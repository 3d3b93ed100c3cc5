import { describe, expect, test } from 'bun:test'
import type { Pictures } from '#core/profiles/ports.ts'
import { err } from '#core/shared/result.ts'
import { blank, noise, SVG } from './sample-pictures.ts'

export const NOT_A_PICTURE = err({ code: 'photo.not-a-picture' } as const)
const text = (content: string) => new TextEncoder().encode(content)

/** Contract of every image processor. */
export function picturesContract(name: string, pictures: Pictures) {
  describe(`uploads checked by ${name}`, () => {
    test('JPEG, PNG and WebP are accepted, whatever made them', async () => {
      for (const upload of [
        await noise(480, 360).jpeg().toBuffer(),
        await noise(480, 360).jpeg({ progressive: true }).toBuffer(),
        await noise(480, 360).png().toBuffer(),
        await noise(480, 360).webp().toBuffer(),
        await noise(480, 360).webp({ lossless: true }).toBuffer(),
        await noise(480, 360)
          .ensureAlpha(0.5)
          .webp()
          .withExif({ IFD0: { Artist: 'x' } })
          .toBuffer(),
      ]) {
        const developed = await pictures.develop(upload, 'ann')
        expect(developed).toMatchObject({ ok: true, value: { width: 480, height: 360 } })
      }
    })

    test('text with a photo’s extension, empty files, SVG and GIF are refused', async () => {
      const gif = await blank(10, 10).gif().toBuffer()
      for (const upload of [text('not a photo.jpg'), text(''), text(SVG), gif, text('\xff\xd8')])
        expect(await pictures.develop(upload, 'ann')).toEqual(NOT_A_PICTURE)
    })

    test('a file with only an image’s first bytes is refused', async () => {
      for (const made of [blank(9, 9).jpeg(), blank(9, 9).png(), blank(9, 9).webp()]) {
        const upload = await made.toBuffer()
        expect(await pictures.develop(upload.subarray(0, 14), 'ann')).toEqual(NOT_A_PICTURE)
      }
    })

    test('60 megapixels are refused', async () => {
      const upload = await blank(10_000, 6000).png({ compressionLevel: 1 }).toBuffer()
      expect(await pictures.develop(upload, 'ann')).toEqual(
        err({ code: 'photo.too-many-pixels', megapixels: 50 }),
      )
    })

    test('a strip is refused', async () => {
      for (const [width, height] of [
        [1600, 1],
        [1, 1600],
      ] as const) {
        expect(await pictures.develop(await blank(width, height).png().toBuffer(), 'ann')).toEqual(
          err({ code: 'photo.too-narrow', times: 5 }),
        )
      }
    })

    test('11 MB are refused', async () => {
      const upload = new Uint8Array(11_000_000)
      upload.set(await blank(10, 10).jpeg().toBuffer())
      expect(await pictures.develop(upload, 'ann')).toEqual(
        err({ code: 'photo.too-large', megabytes: 10 }),
      )
    })
  })
}
