import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.color.ink,
  lineHeight: 1,
})

export const words = style({ display: 'inline-flex', flexDirection: 'column', minInlineSize: 0 })

const name = style({
  ...displayFace,
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
  // Only sideways: nothing is cut off below the line.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
})

export const names = styleVariants({
  s: [name, { fontSize: rem(20) }],
  // With large text no larger than a phone holds.
  m: [name, { fontSize: `min(${rem(27)}, 11vi)` }],
  l: [name, { fontSize: rem(47) }],
})

/** A long name is smaller on a phone, before it ends in “…”. */
export const long = style({
  fontSize: rem(20),
  '@media': { [media.fromM]: { fontSize: rem(27) } },
})

export const line = style({
  marginBlockStart: rem(3),
  fontFamily: vars.font.body,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  letterSpacing: '0.04em',
  color: vars.color.emberText,
})
