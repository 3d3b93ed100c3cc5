import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** The new price under the old one, where the line is short. */
export const stacked = style({ flexDirection: 'column', alignItems: 'flex-end' })

export const tag = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
})
