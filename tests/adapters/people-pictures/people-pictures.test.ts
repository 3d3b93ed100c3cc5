import { describe, expect, test } from 'bun:test'
import sharp, { type Region } from 'sharp'
import { isSettable } from '#adapters/people-pictures/lettering.ts'
import { plainPeoplePictures } from '#adapters/people-pictures/plain-people-pictures.ts'
import { sharpPeoplePictures } from '#adapters/people-pictures/sharp-people-pictures.ts'
import type { PictureFile } from '#core/profiles/photo.ts'
import {
  INTRODUCED,
  peoplePicturesContract,
  storedPhoto,
} from '#tests/contracts/people-pictures.contract.ts'
import { SHARED } from '#ui/tokens/roles.ts'

const pictures = sharpPeoplePictures()
const sizeOf = async (file: PictureFile | null) => {
  const { width, height } = await sharp(file?.bytes ?? new Uint8Array()).metadata()
  return [width, height] as const
}
peoplePicturesContract('sharp', pictures, sizeOf)
peoplePicturesContract('the mocked world', plainPeoplePictures, sizeOf)

const broken: PictureFile = { bytes: new TextEncoder().encode('no photo'), type: 'image/webp' }

/** The part of a picture's pixels that are neither its ground nor near it. */
async function drawnPart(file: PictureFile | null, place: Region): Promise<number> {
  const { data, info } = await sharp(file?.bytes ?? new Uint8Array())
    .extract(place)
    .raw()
    .toBuffer({ resolveWithObject: true })
  const ground = [1, 3, 5].map((at) => Number.parseInt(SHARED.light.dusk.slice(at, at + 2), 16))
  let drawn = 0
  for (let at = 0; at < data.length; at += info.channels)
    if (ground.some((value, channel) => Math.abs((data[at + channel] ?? 0) - value) > 60))
      drawn += 1
  return drawn / (info.width * info.height)
}

describe('drawn by sharp', () => {
  test('a face is a small JPEG, whatever it was', async () => {
    const face = await pictures.face(await storedPhoto(160, 160))
    expect(face?.type).toBe('image/jpeg')
    expect((await sharp(face?.bytes).metadata()).format).toBe('jpeg')
    expect(await sizeOf(face)).toEqual([160, 160])
  })

  test('a photo that cannot be decoded gives no picture, and no failure', async () => {
    expect(await pictures.face(broken)).toBeNull()
    expect(await pictures.pair({ name: 'A', photo: broken }, { name: 'B', photo: null })).toBeNull()
    const introduced = await pictures.introduction({ ...INTRODUCED, photo: broken, line: null })
    expect(introduced).toBeNull()
  })

  test('a line is set in letters, whatever the machine has', async () => {
    const words = { left: 120, top: 150, width: 960, height: 300 }
    const set = await pictures.introduction(INTRODUCED)
    expect(await drawnPart(set, words)).toBeGreaterThan(0.05)
    // The rows of the longest line end above the lower edge.
    const line = { text: 'M'.repeat(110), language: 'nl' as const }
    const long = await pictures.introduction({ ...INTRODUCED, photo: await storedPhoto(), line })
    const below = { left: 530, top: 600, width: 660, height: 30 }
    expect(await drawnPart(long, below)).toBe(0)
  })

  test('pictures are small enough for a mail', async () => {
    const [left, right] = [await storedPhoto(), await storedPhoto()]
    const pair = await pictures.pair({ name: 'A', photo: left }, { name: 'B', photo: right })
    expect(pair?.bytes.length).toBeLessThan(60_000)
  })
})

test('the letters of all languages can be set, and no others', () => {
  const known = 'Æøå äöüß €… ñ¿¡ «» „“ ‘’ łąęćńśźż œç è ì'
  expect(isSettable(known)).toBe(true)
  expect(isSettable('e\u0301')).toBe(true)
  for (const other of ['🔥', 'щ', 'א', '日']) expect(isSettable(other)).toBe(false)
})
