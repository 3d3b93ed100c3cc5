import { style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const progress = style({ display: 'flex', alignItems: 'center', gap: vars.space.s })

export const drawing = style({ blockSize: rem(28), inlineSize: 'auto', overflow: 'visible' })

const stroke = style({
  strokeWidth: 3,
  strokeLinecap: 'round',
  fill: 'none',
  transition: `stroke ${vars.duration.place} ${vars.ease.out}`,
})

/** What has been said is ink, what is asked now is ember, what is to come is a pencil line. */
export const strokes = styleVariants({
  done: [stroke, { stroke: vars.color.ink }],
  current: [stroke, { stroke: vars.color.ember }],
  ahead: [stroke, { stroke: vars.color.lineStrong, strokeWidth: 1.5, strokeDasharray: '1 4' }],
})

export const light = style({ fill: vars.color.ember })

export const words = style({
  fontSize: vars.text.s,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
