import { keyframes, style } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { EDGE } from '../../tokens/forced.ts'
import { vars } from '../../tokens/vars.css.ts'

export const docked = style({
  position: 'fixed',
  zIndex: vars.z.sticky,
  insetInline: vars.space.m,
  insetBlockEnd: `calc(var(${BELOW}, env(safe-area-inset-bottom)) + ${vars.space.s})`,
  marginInline: 'auto',
  maxInlineSize: '36rem',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': EDGE,
})

const appear = keyframes({ from: { visibility: 'hidden' } })

/** CSS only: works before any script. */
export const late = style({ animation: `${appear} 8s step-end backwards` })

export const line = style({ padding: vars.space.m, margin: 0 })
