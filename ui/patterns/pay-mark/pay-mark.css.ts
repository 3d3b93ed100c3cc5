import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const mark = style({
  flex: 'none',
  inlineSize: rem(42),
  blockSize: rem(28),
  fill: 'none',
  stroke: vars.color.trustText,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

export const soft = style({ fill: vars.color.trustSoft, stroke: 'none' })
export const full = style({ fill: vars.color.trustText, stroke: 'none' })
