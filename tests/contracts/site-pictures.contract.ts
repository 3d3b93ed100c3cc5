import { describe, expect, test } from 'bun:test'
import type { SitePictures } from '#core/desk/sites/picture-keys.ts'
import { err } from '#core/shared/result.ts'
import { blank, SVG } from './sample-pictures.ts'
import { animatedPng, animatedWebp, pngHeader } from './sample-site-pictures.ts'

/** What every maker of a site's pictures keeps, and what it refuses before decoding. */
export function sitePicturesContract(name: string, pictures: SitePictures) {
  const develop = (upload: Uint8Array, kind: 'logo' | 'icon' | 'cover' = 'logo') =>
    pictures.develop(kind, upload, 'mia')

  describe(`${name} of a site’s pictures`, () => {
    test('keeps JPEG, PNG and WebP, named by their content', async () => {
      const png = await blank(400, 100).png().toBuffer()
      const uploads = [png, await blank(400, 100).jpeg().toBuffer()]
      uploads.push(await blank(400, 100).webp().toBuffer())
      const hashes = new Set<string>()
      for (const upload of uploads) {
        const made = await develop(upload)
        if (!made.ok) throw new Error(JSON.stringify(made.error))
        expect(made.value.hash).toMatch(/^[0-9a-f]{16}$/)
        expect(Object.keys(made.value.sizes).toSorted()).toEqual(['blur', 'card', 'full', 'thumb'])
        hashes.add(made.value.hash)
      }
      expect(hashes.size).toBe(3)
      expect(await develop(png)).toMatchObject({ value: { hash: [...hashes][0] ?? '' } })
    })

    test('refuses what is no picture, or one that moves', async () => {
      const none = err({ code: 'photo.not-a-picture' } as const)
      expect(await develop(new TextEncoder().encode(SVG))).toEqual(none)
      expect(await develop(new TextEncoder().encode('GIF89a'))).toEqual(none)
      expect(await develop(new Uint8Array())).toEqual(none)
      const moving = err({ fault: 'animated', expected: '' } as const)
      expect(await develop(animatedPng(300, 300))).toEqual(moving)
      expect(await develop(await animatedWebp())).toEqual(moving)
      const heic = new TextEncoder().encode('....ftypheic')
      expect(await develop(heic)).toEqual(err({ code: 'photo.heic' }))
    })

    test('refuses one that is too large, too narrow or too small, by its header', async () => {
      const forty = new Uint8Array(40_000_000)
      forty.set(pngHeader(300, 300))
      expect(await develop(forty)).toEqual(err({ code: 'photo.too-large', megabytes: 10 }))
      expect(await develop(pngHeader(9000, 9000))).toEqual(
        err({ code: 'photo.too-many-pixels', megapixels: 50 }),
      )
      expect(await develop(pngHeader(1300, 100))).toEqual(
        err({ code: 'photo.too-narrow', times: 12 }),
      )
      expect(await develop(pngHeader(60, 30))).toEqual(err({ fault: 'too-small', expected: '36' }))
      expect(await develop(pngHeader(100, 100), 'icon')).toEqual(
        err({ fault: 'too-small', expected: '192' }),
      )
    })
  })
}
