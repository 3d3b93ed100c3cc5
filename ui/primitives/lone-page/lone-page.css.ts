import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
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
  maxInlineSize: '100%',
  borderRadius: vars.radius.field,
})

/** Slightly above the centre, for optical balance. */
export const middle = style({
  gridRow: 3,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  paddingBlockEnd: vars.space.xl,
  '@media': { [media.fromM]: { paddingBlockEnd: rem(96) } },
})

export const foot = style({
  gridRow: 4,
  display: 'flex',
  justifyContent: 'center',
  paddingInline: vars.space.m,
  color: vars.color.muted,
  fontSize: vars.text.s,
})
