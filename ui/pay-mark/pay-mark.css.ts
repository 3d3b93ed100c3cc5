import { style } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: rem(52),
  blockSize: rem(32),
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.field,
  border: `1px solid ${vars.color.line}`,
  background: vars.color.paper,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: 1,
  letterSpacing: '0.01em',
  whiteSpace: 'nowrap',
})
