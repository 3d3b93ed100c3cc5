import sharp from 'sharp'
import type { PictureFile } from '#core/profiles/photo.ts'
import type { PeoplePictures } from '#core/profiles/ports.ts'
import { type ConcurrencyLimits, limitConcurrency } from '#core/shared/concurrency.ts'
import { LETTER_FILES } from './letter-files.ts'
import { inMarkup, isSettable } from './lettering.ts'
import { type Drawing, peoplePictures } from './people-pictures.ts'

/** A face in a mail, twice as wide as it is shown. */
const FACE = 160
/** Pixels of a photo in a picture: none is shown larger. */
const LARGEST = 700
const JPEG = 'image/jpeg'
const [FIRST, MORE] = LETTER_FILES

/** Drawn by sharp as JPEG, which all mail programs read: those of Outlook know no WebP. */
export function sharpPeoplePictures(
  bounds: ConcurrencyLimits = { atOnce: 2, waiting: 64 },
): PeoplePictures {
  const limited = limitConcurrency(bounds)
  const pictures = peoplePictures(drawing)
  return {
    face: (photo) => limited(() => pictures.face(photo)),
    pair: (left, right) => limited(() => pictures.pair(left, right)),
    introduction: (person) => limited(() => pictures.introduction(person)),
  }
}

const drawing: Drawing = {
  async face({ bytes }) {
    const face = sharp(bytes).resize(FACE, FACE, { fit: 'cover' }).jpeg({ quality: 80 })
    return fileOf(await face.toBuffer().catch(() => null))
  },
  async embed({ bytes }) {
    const photo = sharp(bytes).resize(LARGEST, LARGEST, { fit: 'inside', withoutEnlargement: true })
    const jpeg = await photo
      .jpeg({ quality: 90 })
      .toBuffer()
      .catch(() => null)
    return jpeg && `data:${JPEG};base64,${jpeg.toString('base64')}`
  },
  async set(text, { size, colour, width }) {
    if (!isSettable(text)) return null
    await bothFiles()
    const { data, info } = await letters(
      `<span foreground="${colour}">${inMarkup(text)}</span>`,
      { size, width },
      FIRST,
    ).toBuffer({ resolveWithObject: true })
    const href = `data:image/png;base64,${data.toString('base64')}`
    return {
      width: info.width,
      height: info.height,
      at: (x, y) =>
        `<image x="${x}" y="${y}" width="${info.width}" height="${info.height}" href="${href}"/>`,
    }
  },
  async render(svg) {
    const bytes = await sharp(Buffer.from(svg))
      .flatten()
      .jpeg({ quality: 82, mozjpeg: true })
      .toBuffer()
    return { bytes, type: JPEG }
  },
}

const fileOf = (bytes: Uint8Array | null): PictureFile | null => bytes && { bytes, type: JPEG }

/** At this density a point is a pixel. */
const DENSITY = 72
const letters = (
  text: string,
  { size, width }: { size: number; width: number },
  fontfile: string,
) =>
  sharp({
    text: {
      text,
      font: `Fraunces ${size}`,
      fontfile,
      width,
      dpi: DENSITY,
      rgba: true,
      wrap: 'word-char',
    },
  }).png()

let known: Promise<unknown> | null = null
/** A file is known to the process once it was used: the first then finds in the second what it lacks. */
function bothFiles(): Promise<unknown> {
  known ??= letters('ł', { size: 10, width: 20 }, MORE).toBuffer()
  return known
}
