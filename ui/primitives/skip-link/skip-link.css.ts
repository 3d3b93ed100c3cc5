import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

/** Visible only on focus. */
export const link = style({
  position: 'fixed',
  insetBlockStart: vars.space.xs,
  insetInlineStart: vars.space.xs,
  zIndex: vars.z.toast,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  maxInlineSize: `calc(100% - 2 * ${vars.space.xs})`,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.field,
  color: vars.color.paper,
  background: vars.color.ink,
  fontWeight: vars.weight.semibold,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
})
