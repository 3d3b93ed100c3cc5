import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** The new price below the old one on narrow lines. */
export const stacked = style({ flexDirection: 'column', alignItems: 'flex-end' })

export const tag = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
})
