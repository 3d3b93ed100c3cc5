import { style } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const encounter = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.m,
  minBlockSize: '100%',
  paddingBlock: vars.space.l,
})

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: rem(420),
  textAlign: 'center',
})

export const face = style({
  position: 'relative',
  // As large as the screen leaves room for, words and button included.
  inlineSize: `min(100%, ${rem(380)}, (100dvb - ${rem(360)}) * 0.8)`,
  minInlineSize: rem(160),
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
})

/** The whole face leads to the profile, as the button below it does. */
export const press = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.card,
  background: 'none',
  cursor: 'pointer',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
})
