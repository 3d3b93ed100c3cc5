import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const facts = style({ display: 'grid', gap: vars.space.s, minInlineSize: 0 })

export const fact = style({
  display: 'grid',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  minInlineSize: 0,
  '@media': { [media.fromS]: { gridTemplateColumns: `${rem(176)} minmax(0, 1fr)` } },
})
