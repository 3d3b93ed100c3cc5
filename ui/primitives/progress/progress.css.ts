import { style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const progress = style({
  display: 'flex',
  alignItems: 'center',
  // Large text goes below the strokes.
  flexWrap: 'wrap',
  columnGap: vars.space.s,
})

export const drawing = style({ blockSize: rem(28), inlineSize: 'auto', overflow: 'visible' })

const stroke = style({
  strokeWidth: 3,
  strokeLinecap: 'round',
  fill: 'none',
  transition: `stroke ${vars.duration.place} ${vars.ease.out}`,
})

/** Done is ink, current is ember, upcoming is an outline. */
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
