import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1280, height: 800 }

export const room = style({
  overflow: 'auto',
  maxInlineSize: '100%',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.card,
})

export const frame = styleVariants({ phone: PHONE, desktop: DESKTOP }, ({ width, height }) => ({
  display: 'block',
  inlineSize: width,
  blockSize: height,
  border: 0,
  background: vars.color.paper,
}))
