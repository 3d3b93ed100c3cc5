import { style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'

export const icon = style({ flexShrink: 0, display: 'block', strokeWidth: 1.75 })
export const size = styleVariants({ s: 16, m: 20, l: 24, xl: 36 }, (pixels) => ({
  inlineSize: rem(pixels),
  blockSize: rem(pixels),
}))
/** Mirrored in RTL languages. */
export const turns = style({ selectors: { '[dir="rtl"] &': { scale: '-1 1' } } })
