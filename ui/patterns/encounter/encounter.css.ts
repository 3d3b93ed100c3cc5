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

export const line = style({ inlineSize: '100%', maxInlineSize: rem(420), textAlign: 'center' })

// As large as the screen allows, with text and two buttons, one above the other on a phone.
const HEIGHT_LEFT = `(100dvb - ${rem(540)}) * 0.8`

export const alone = style({
  inlineSize: `min(100%, ${rem(380)}, ${HEIGHT_LEFT})`,
  minInlineSize: rem(160),
})

/** Two faces lean together, and overlap a little. */
export const pair = style({
  display: 'flex',
  justifyContent: 'center',
  inlineSize: `min(100%, ${rem(620)}, ${HEIGHT_LEFT} * 2)`,
  minInlineSize: rem(250),
  paddingBlock: vars.space.s,
})

const portrait = {
  position: 'relative',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
} as const

export const face = style({
  ...portrait,
  selectors: {
    [`${pair} &`]: { flex: 1, minInlineSize: 0, rotate: '2.5deg', marginInlineStart: rem(-8) },
  },
})

export const own = style({ ...portrait, flex: 1, minInlineSize: 0, rotate: '-2.5deg' })

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
