import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const stats = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xl })
export const stat = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
})
