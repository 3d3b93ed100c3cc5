import type { PictureFile } from '#core/profiles/photo.ts'
import type { Line } from '#core/profiles/profile.ts'
import { portrait } from '#ui/art/portrait/portrait.ts'
import { type Figure, leanSvg } from '#ui/tokens/lean-picture.ts'

const svg = (drawing: string): PictureFile => ({
  bytes: new TextEncoder().encode(drawing),
  type: 'image/svg+xml',
})

/** The icon of a site that has its own. */
export const OWN_ICON = svg(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><rect width="192" height="192" fill="#35606b"/><circle cx="96" cy="96" r="52" fill="#f4d9a8"/></svg>',
)

const BOB = { gender: 'male', age: 41 } as const
const ANN = { gender: 'female', age: 38 } as const
const BUST = { place: 'canal', stance: 'bust' } as const

/** Bob's face, and that of Cas, as a mail carries them. */
export const BOBS_FACE = svg(portrait('bob', BOB, { shot: BUST, crop: 'square' }))
export const CAS_FACE = svg(
  portrait('cas', { gender: 'male', age: 29 }, { shot: BUST, crop: 'square' }),
)

const beside =
  (seed: string, traits: typeof BOB | typeof ANN, facing: 'left' | 'right'): Figure =>
  ({ x, y, width, height }) => {
    const inner = portrait(seed, traits, { shot: BUST, facing }).replace(
      /^<svg[^>]*>|<\/svg>$/g,
      '',
    )
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 800 1000">${inner}</svg>`
  }

/** Ann, who gets the mail, and Bob. */
export const ANN_AND_BOB = svg(
  leanSvg({ width: 640, height: 420, pair: 400, middle: 176 }, [
    beside('ann', ANN, 'right'),
    beside('bob', BOB, 'left'),
  ]),
)

export const BOBS_LINE: Line = {
  text: 'Ik leer je graag hoe je brood bakt zonder te wegen.',
  language: 'nl',
}
export const LONGEST_LINE: Line = {
  text: 'Wie zelf soep maakt, mag vanavond bij mij aan tafel zitten en het recept ruilen voor een heel lang verhaal.',
  language: 'nl',
}
