import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const list = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${rem(136)}), 1fr))`,
  gap: vars.space.xs,
  padding: vars.space.s,
  borderRadius: vars.radius.field,
  background: vars.color.sunken,
})

/** Letters and digits that are told apart, and stand below each other. */
export const code = style({
  fontFamily: 'ui-monospace, Menlo, Consolas, monospace',
  fontSize: vars.text.m,
  overflowWrap: 'anywhere',
  userSelect: 'all',
})
