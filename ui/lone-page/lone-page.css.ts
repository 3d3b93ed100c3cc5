import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minBlockSize: '100svb',
  paddingBlockStart: 'env(safe-area-inset-top)',
  paddingBlockEnd: `max(${vars.space.l}, env(safe-area-inset-bottom))`,
})

export const top = style({
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  '@media': { [media.fromM]: { paddingBlock: vars.space.m } },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  borderRadius: vars.radius.field,
})

/** A little above the middle, where the eye takes the middle to be. */
export const middle = style({
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.fromM]: { paddingBlockEnd: rem(96) } },
})
