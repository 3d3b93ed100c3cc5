import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const art = style({ inlineSize: '100%', blockSize: 'auto' })
export const land = style({ fill: vars.color.sunken })
export const path = style({
  fill: 'none',
  stroke: vars.color.lineStrong,
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeDasharray: '1 8',
})
export const field = style({ fill: vars.color.line })
export const stroke = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 7,
  strokeLinecap: 'round',
})
export const light = style({ fill: vars.color.ember })
