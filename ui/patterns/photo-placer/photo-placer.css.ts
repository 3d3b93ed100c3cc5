import { style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const placer = style({
  display: 'grid',
  gap: vars.space.m,
  minInlineSize: 0,
  justifyItems: 'center',
})

/** The whole picture; moving over it moves the frame. */
export const picture = style({
  position: 'relative',
  overflow: 'hidden',
  maxInlineSize: '100%',
  borderRadius: vars.radius.card,
  background: vars.color.sunken,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  selectors: { '&[data-held]': { cursor: 'grabbing' } },
})

export const whole = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: `min(46svb, ${rem(420)})`,
  pointerEvents: 'none',
})

/** What a card shows; the rest is in the shade. */
export const frame = style({
  position: 'absolute',
  border: `2px solid ${vars.color.onShade}`,
  borderRadius: vars.radius.field,
  boxShadow: `0 0 0 200vmax color-mix(in srgb, ${vars.color.shade} 60%, transparent)`,
  pointerEvents: 'none',
  '@media': EDGE,
})

export const previews = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'center',
  gap: vars.space.m,
})
export const preview = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xxs,
  fontSize: vars.text.s,
  color: vars.color.muted,
})
const cut = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.sunken,
  boxShadow: vars.shadow.low,
})
export const shapes = styleVariants({
  card: [cut, { inlineSize: rem(96), aspectRatio: '4 / 5', borderRadius: vars.radius.card }],
  round: [cut, { inlineSize: rem(56), aspectRatio: '1', borderRadius: vars.radius.pill }],
})
export const within = style({ position: 'absolute', maxInlineSize: 'none' })
export const zoom = style({ inlineSize: '100%' })
