import { style } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Above dialogs too, which block pointer events outside of them. */
export const corner = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetInlineStart: vars.space.xs,
  insetBlockEnd: `calc(var(${BELOW}, env(safe-area-inset-bottom)) + ${vars.space.xs})`,
  display: 'grid',
  gap: vars.space.xs,
  justifyItems: 'start',
  pointerEvents: 'none',
})

export const button = style({
  pointerEvents: 'auto',
  borderRadius: '50%',
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': EDGE,
})

export const panel = style({
  pointerEvents: 'auto',
  inlineSize: `min(${rem(300)}, 100vi - 2 * ${vars.space.xs})`,
  maxBlockSize: `min(${rem(560)}, 60dvb)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  '@media': EDGE,
})
