import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const frame = style({
  position: 'relative',
  display: 'inline-grid',
  // Otherwise a tall picture would stretch the row.
  gridTemplate: '100% / 100%',
  placeItems: 'center',
  flexShrink: 0,
  verticalAlign: 'middle',
})

const side = (pixels: number) => ({ inlineSize: rem(pixels), blockSize: rem(pixels) })

export const frames = styleVariants({
  s: [frame, side(32), { fontSize: vars.text.xs }],
  m: [frame, side(48), { fontSize: vars.text.m }],
  l: [frame, side(72), { fontSize: vars.text.l }],
  xl: [frame, side(120), { fontSize: vars.text.xxl }],
})

const round = {
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  borderRadius: vars.radius.pill,
}

export const initial = style({
  ...round,
  display: 'grid',
  placeItems: 'center',
  background: vars.color.sunken,
  // In dark mode the background is barely visible.
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
  color: vars.color.muted,
  ...displayFace,
  lineHeight: 1,
})

/** Placeholder until loaded. */
export const image = style({ ...round, objectFit: 'cover', background: vars.color.sunken })

export const online = style({
  position: 'absolute',
  insetBlockEnd: '4%',
  insetInlineEnd: '4%',
  inlineSize: '26%',
  blockSize: '26%',
  maxInlineSize: rem(16),
  maxBlockSize: rem(16),
  borderRadius: vars.radius.pill,
  background: vars.color.success,
  border: `2px solid ${vars.color.surface}`,
})
