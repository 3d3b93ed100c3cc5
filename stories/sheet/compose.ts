import sharp from 'sharp'
import { SCREENS, type ScreenName } from './options.ts'
import type { Shot } from './shots.ts'

const GAP = 24
const LABEL = 44
/** Margin below a story, and its minimum height. */
const MARGIN = 32
const LEAST = 160
const HEAD = 88
const PAPER = '#dcd4ca'
const INK = '#221b17'
const DANGER = '#b3261e'

/** A screenshot as a tile: of uniform width, cropped to its content. */
type Tile = { readonly shot: Shot; readonly image: Buffer; readonly height: number }

async function tileOf(shot: Shot, width: number): Promise<Tile> {
  const photo = sharp(shot.png)
  const whole = await photo.metadata()
  const { info } = await photo.clone().trim().toBuffer({ resolveWithObject: true })
  const bottom = info.height - (info.trimOffsetTop ?? 0) + MARGIN
  const { data, info: made } = await photo
    .extract({
      left: 0,
      top: 0,
      width: whole.width,
      height: Math.min(whole.height, Math.max(LEAST, bottom)),
    })
    .resize({ width })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { shot, image: data, height: made.height }
}

/** Composes screenshots of stories on one sheet, each with its name. */
export async function compose(
  title: string,
  screen: ScreenName,
  shots: readonly Shot[],
  most: number = SCREENS[screen].columns,
): Promise<Buffer> {
  const { tile: wide } = SCREENS[screen]
  const columns = Math.min(most, shots.length)
  const tiles = await Promise.all(shots.map((shot) => tileOf(shot, wide)))
  const placed: (Tile & { readonly left: number; readonly top: number })[] = []
  let top = HEAD
  for (let row = 0; row < tiles.length; row += columns) {
    const beside = tiles.slice(row, row + columns)
    placed.push(...beside.map((tile, at) => ({ ...tile, left: GAP + at * (wide + GAP), top })))
    top += Math.max(...beside.map(({ height }) => height)) + LABEL + GAP
  }

  const size = { width: Math.max(640, GAP + columns * (wide + GAP)), height: top }
  const words = [
    line(title, { left: GAP, top: 52, size: 30, colour: INK }),
    ...placed.flatMap(({ shot: { entry, failed }, left, top, height }) => {
      const colour = failed ? DANGER : INK
      const name = failed ? `${entry.name} (failed)` : entry.name
      const under = top + height
      return [
        line(entry.title.split('/').at(-1) ?? '', { left, top: under + 20, size: 15, colour }),
        line(name, { left, top: under + 38, size: 13, colour }),
      ]
    }),
  ]
  const writing = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${words.join('')}</svg>`
  return sharp({ create: { ...size, channels: 3, background: PAPER } })
    .composite([
      ...placed.map(({ image, left, top }) => ({ input: image, left, top })),
      { input: Buffer.from(writing), left: 0, top: 0 },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

type Place = {
  readonly left: number
  readonly top: number
  readonly size: number
  readonly colour: string
}

const line = (text: string, { left, top, size, colour }: Place): string =>
  `<text x="${left}" y="${top}" font-family="sans-serif" font-size="${size}" fill="${colour}">${escaped(text)}</text>`

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
