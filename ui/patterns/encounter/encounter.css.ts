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
  // The light ends at the screen.
  overflow: 'clip',
  overflowClipMargin: vars.space.xl,
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

export const line = style({ inlineSize: '100%', maxInlineSize: rem(420) })

// As large as the screen allows, with text and two buttons, one above the other on a phone.
const HEIGHT_LEFT = `(100dvb - ${rem(540)}) * 0.8`

export const alone = style({
  position: 'relative',
  inlineSize: `min(100%, ${rem(380)}, ${HEIGHT_LEFT})`,
  minInlineSize: rem(160),
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
})

/** Two faces in the two strokes of the mark. */
export const pair = style({
  position: 'relative',
  inlineSize: `min(100%, ${rem(400)}, (100dvb - ${rem(560)}) * 1.25)`,
  minInlineSize: rem(180),
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

export const actions = style({ inlineSize: '100%', maxInlineSize: rem(420) })
