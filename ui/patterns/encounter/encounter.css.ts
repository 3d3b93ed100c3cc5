import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

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
  // As large as the screen allows, with text and two buttons, one above the other on a phone.
  inlineSize: `min(100%, ${rem(380)}, (100dvb - ${rem(450)}) * 0.8)`,
  minInlineSize: rem(160),
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
})

/** The whole photo links to the profile, like the button. */
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
