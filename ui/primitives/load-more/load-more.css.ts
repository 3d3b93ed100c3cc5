import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const more = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlock: vars.space.l,
  color: vars.color.muted,
  fontSize: vars.text.s,
})
