import type { Brand } from '#core/site/settings.ts'
import { portrait } from '#ui/art/portrait/portrait.ts'
import { type Figure, leanSvg } from '#ui/tokens/lean-picture.ts'
import { PAIRS, type Sketch } from './people.ts'

const PICTURE = { width: 1200, height: 630, pair: 600, middle: 262 }

/** Two of a brand's people in the strokes of the mark, on dusk: what a shared link shows. */
export function preview(brand: Brand): string {
  const [left, right] = PAIRS[brand]
  return leanSvg(PICTURE, [figure(left, 'right'), figure(right, 'left')])
}

const figure =
  ([seed, traits, shot]: Sketch, facing: 'left' | 'right'): Figure =>
  ({ x, y, width, height }) => {
    const inner = portrait(seed, traits, { shot, facing }).replace(/^<svg[^>]*>|<\/svg>$/g, '')
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 800 1000">${inner}</svg>`
  }
