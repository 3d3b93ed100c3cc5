import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

const under = {
  content: '',
  position: 'absolute',
  inset: 0,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
} as const

export const pile = style({
  position: 'relative',
  '::before': { ...under, rotate: '-4deg', translate: '-2% 1%' },
  '::after': { ...under, rotate: '3deg', translate: '2% 0' },
})
export const top = style({
  position: 'relative',
  zIndex: vars.z.raised,
  padding: `${vars.space.m} ${vars.space.l} ${vars.space.l}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
})
export const picture = style({ maxInlineSize: 'min(100%, 26svb)', marginInline: 'auto' })
