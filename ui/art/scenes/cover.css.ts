import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const cover = style({
  inlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.card,
})
