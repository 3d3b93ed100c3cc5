import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const time = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  fontWeight: vars.weight.semibold,
  whiteSpace: 'nowrap',
  direction: 'ltr',
  unicodeBidi: 'isolate',
})
