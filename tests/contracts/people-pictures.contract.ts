import { describe, expect, test } from 'bun:test'
import type { PictureFile } from '#core/profiles/photo.ts'
import type { Introduced, PeoplePictures } from '#core/profiles/ports.ts'
import { blank } from './sample-pictures.ts'

export const INTRODUCED: Introduced = {
  name: 'Łucja',
  age: 34,
  labels: ['fictional'],
  photo: null,
  line: { text: 'Ik leer je graag <brood> bakken & eten.', language: 'nl' },
  language: 'nl',
}

/** A photo as it is stored. */
export const storedPhoto = async (width = 480, height = 600): Promise<PictureFile> => ({
  bytes: await blank(width, height).webp().toBuffer(),
  type: 'image/webp',
})

/** Contract of all that draws people for mails and shared links; `sizeOf` also tells that a picture can be read. */
export function peoplePicturesContract(
  name: string,
  pictures: PeoplePictures,
  sizeOf: (file: PictureFile | null) => Promise<readonly [number, number]>,
) {
  describe(`pictures of people by ${name}`, () => {
    test('two together are one picture, with photos or initials', async () => {
      const photo = await storedPhoto()
      for (const [left, right] of [
        [photo, photo],
        [photo, null],
        [null, null],
      ] as const) {
        const pair = await pictures.pair(
          { name: 'Ann', photo: left },
          { name: '👩‍🚀 <b>', photo: right },
        )
        expect(await sizeOf(pair)).toEqual([640, 420])
      }
    })

    test('an introduction has the size of a link preview, with a photo, a line or both', async () => {
      const photo = await storedPhoto(900, 300)
      for (const change of [{}, { photo }, { photo, line: null }, { photo, name: '🔥' }])
        expect(await sizeOf(await pictures.introduction({ ...INTRODUCED, ...change }))).toEqual([
          1200, 630,
        ])
    })

    test('there is no introduction without a photo and a line that can be set', async () => {
      const set = (text: string) => ({ text, language: 'nl' as const })
      for (const line of [null, set('🔥'.repeat(20)), set('אני אופה לחם כל שבת')])
        expect(await pictures.introduction({ ...INTRODUCED, line })).toBeNull()
    })

    test('the longest line stays within the picture', async () => {
      const words = 'soep koken en lezen '.repeat(6).slice(0, 110)
      for (const text of [words, 'M'.repeat(110)]) {
        const line = { text, language: 'nl' as const }
        const photo = await storedPhoto()
        expect(await sizeOf(await pictures.introduction({ ...INTRODUCED, photo, line }))).toEqual([
          1200, 630,
        ])
      }
    })
  })
}
