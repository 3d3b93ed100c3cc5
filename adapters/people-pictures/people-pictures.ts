import { textsOf } from '#adapters/locales/texts.ts'
import { initialOf } from '#adapters/shared/initial-of.ts'
import { singleLine } from '#adapters/shared/single-line.ts'
import type { PictureFile } from '#core/profiles/photo.ts'
import type { Introduced, PeoplePictures, Portrayed } from '#core/profiles/ports.ts'
import { quotedLine } from '#core/profiles/quoted-line.ts'
import { type Box, type Figure, leanSvg } from '#ui/tokens/lean-picture.ts'
import { SHARED } from '#ui/tokens/roles.ts'

const { dusk, onDusk, duskMuted } = SHARED.light

/** How a text is set: its size, its colour, the width that its rows have. */
export type Setting = { readonly size: number; readonly colour: string; readonly width: number }

/** A set text, and what draws it with its upper left corner at a place. */
export type SetText = {
  readonly width: number
  readonly height: number
  at(x: number, y: number): string
}

/** What draws: with a library on a server, by the browser itself in a page. */
export type Drawing = {
  face(photo: PictureFile): Promise<PictureFile | null>
  /** A photo as an address within an SVG; `null` if it cannot be decoded. */
  embed(photo: PictureFile): Promise<string | null>
  /** `null` if a letter is missing. */
  set(text: string, setting: Setting): Promise<SetText | null>
  render(svg: string): Promise<PictureFile>
}

/** Twice as wide as a mail shows it on a phone. */
const PAIR = { width: 640, height: 420, pair: 400, middle: 176 } as const
/** What link previews show. */
const LINK = { width: 1200, height: 630 } as const
const EDGE = 56
const PHOTO = { x: EDGE, y: EDGE, width: 414, height: LINK.height - 2 * EDGE } as const

/** Pictures of people, all drawn alike. */
export function peoplePictures(drawing: Drawing): PeoplePictures {
  const { embed, set, render } = drawing

  async function figureOf({ name, photo }: Portrayed): Promise<Figure | null> {
    if (photo) {
      const address = await embed(photo)
      return address === null ? null : (box) => imageIn(box, address)
    }
    const initial = await set(initialOf(name), { size: 120, colour: onDusk, width: 200 })
    return ({ x, y, width, height }) =>
      [
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${duskMuted}" fill-opacity=".24"/>`,
        initial?.at(x + (width - initial.width) / 2, y + (height - initial.height) / 2) ?? '',
      ].join('')
  }

  return {
    face: drawing.face,
    async pair(left, right) {
      const [one, other] = await Promise.all([figureOf(left), figureOf(right)])
      return one && other ? render(leanSvg(PAIR, [one, other])) : null
    },
    async introduction(person) {
      const address = person.photo && (await embed(person.photo))
      const words = await wordsOf(person, set, address === null ? 'alone' : 'beside')
      if (address === null && !words.hasLine) return null
      return render(introductionSvg(address, words))
    },
  }
}

const imageIn = ({ x, y, width, height }: Box, address: string): string =>
  `<image x="${x}" y="${y}" width="${width}" height="${height}" href="${address}" preserveAspectRatio="xMidYMid slice"/>`

/** Where words stand: beside a photo, or alone; and the sizes of a line, the first that fits. */
const COLUMNS = {
  beside: { x: 2 * EDGE + PHOTO.width, width: LINK.width - 3 * EDGE - PHOTO.width },
  alone: { x: 2 * EDGE, width: LINK.width - 4 * EDGE },
} as const
const SIZES = { beside: [64, 54, 46, 38], alone: [84, 70, 58, 48] } as const
const TALLEST = 340

type Words = { readonly x: number; readonly rows: readonly SetText[]; readonly hasLine: boolean }

async function wordsOf(
  { name, age, labels, line, language }: Introduced,
  set: Drawing['set'],
  place: keyof typeof COLUMNS,
): Promise<Words> {
  const { x, width } = COLUMNS[place]
  const say = textsOf(language, 'push', null)
  const said =
    line && (await fitting(singleLine(quotedLine(line.text, language)), { set, width, place }))
  const called = await set(`${singleLine(name)}, ${age}`, { size: 40, colour: onDusk, width })
  const label = labels.map((one) => say(`label.${one}`)).join(' · ')
  const kind = label === '' ? null : await set(label, { size: 32, colour: duskMuted, width })
  const rows = [said, called, kind].filter((row) => row !== null)
  return { x, rows, hasLine: said !== null }
}

/** A line as large as there is room for. */
async function fitting(
  text: string,
  { set, width, place }: { set: Drawing['set']; width: number; place: keyof typeof SIZES },
): Promise<SetText | null> {
  let row: SetText | null = null
  for (const size of SIZES[place]) {
    row = await set(text, { size, colour: onDusk, width })
    if (row === null || row.height <= TALLEST) return row
  }
  return row
}

const GAP = { afterLine: 44, else: 26 }

function introductionSvg(photo: string | null, { x, rows, hasLine }: Words): string {
  const after = (at: number) => (hasLine && at === 0 ? GAP.afterLine : GAP.else)
  const tops = [0]
  for (const [at, { height }] of rows.entries()) tops.push((tops[at] ?? 0) + height + after(at))
  const tall = (tops.at(-1) ?? 0) - after(rows.length - 1)
  const from = (LINK.height - tall) / 2
  const drawn = rows.map((row, at) => row.at(x, from + (tops[at] ?? 0)))
  const { width, height } = LINK
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="100%" height="100%" fill="${dusk}"/>`,
    photo === null ? '' : framed(photo),
    ...drawn,
    '</svg>',
  ].join('')
}

/** A photo as a card of the site shows it. */
function framed(address: string): string {
  const { x, y, width, height } = PHOTO
  const shape = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="28"/>`
  return `<clipPath id="card">${shape}</clipPath><g clip-path="url(#card)">${imageIn(PHOTO, address)}</g>`
}
