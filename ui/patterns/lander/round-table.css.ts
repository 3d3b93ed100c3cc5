import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { vars } from '../../tokens/vars.css.ts'

export const room = style({ position: 'relative', inlineSize: '100%', aspectRatio: '1 / 1' })
export const table = style({ position: 'absolute', inset: 0 })

const seat = style({
  position: 'absolute',
  inlineSize: '21%',
  aspectRatio: '1 / 1',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  translate: '-50% -50%',
})

const NAMES = ['you', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const
const at = (index: number) => {
  const angle = Math.PI / 2 + (2 * Math.PI * index) / NAMES.length
  return {
    insetInlineStart: `${50 + 39.5 * Math.cos(angle)}%`,
    insetBlockStart: `${50 + 39.5 * Math.sin(angle)}%`,
  }
}

/** Seats, clockwise from the free one in front. */
export const seats = styleVariants(
  { you: 0, first: 1, second: 2, third: 3, fourth: 4, fifth: 5, sixth: 6 },
  (index) => [seat, at(index)],
)
export const face = style({
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  border: `3px solid ${vars.color.surface}`,
  objectFit: 'cover',
  objectPosition: '50% 32%',
  background: vars.color.sunken,
})
export const free = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.pill,
  border: `3px dashed ${vars.color.ember}`,
  background: vars.color.surface,
  color: vars.color.ink,
})

/** Handwriting on a place card: the plate is a fifth of the table. */
export const name = style({ ...displayFace, fontSize: vars.text.m, whiteSpace: 'nowrap' })

globalStyle(`${free} svg`, { inlineSize: '52%', blockSize: 'auto' })
