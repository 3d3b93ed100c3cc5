import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const title = style({
  inlineSize: 'fit-content',
  // As high as a button, with the browser's marker before it.
  lineHeight: vars.size.touch,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  borderRadius: vars.radius.field,
  cursor: 'pointer',
})

export const part = style([title, { inlineSize: 'auto', fontSize: vars.text.m }])
