import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const swatch = style({
  inlineSize: vars.size.touch,
  blockSize: vars.size.touch,
  padding: vars.space.xs,
  border: 0,
  borderRadius: vars.radius.field,
  background: 'transparent',
  cursor: 'pointer',
})
globalStyle(`${swatch}::-webkit-color-swatch-wrapper`, { padding: 0 })
globalStyle(`${swatch}::-webkit-color-swatch`, {
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
})
globalStyle(`${swatch}::-moz-color-swatch`, {
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.pill,
})
