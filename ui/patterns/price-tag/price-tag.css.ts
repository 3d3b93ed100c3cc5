import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const tag = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
})

/** The new price below the old one, both to the end of the row. After `tag`, which it overrides. */
export const stacked = style({ flexDirection: 'column', alignItems: 'flex-end' })
