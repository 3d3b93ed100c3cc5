import { keyframes, style } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const appear = keyframes({ from: { opacity: 0 } })

export const tooltip = style({
  zIndex: vars.z.popover,
  maxInlineSize: `min(${rem(280)}, 90vi)`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.field,
  background: vars.color.ink,
  color: vars.color.paper,
  '@media': EDGE,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  animation: `${appear} ${vars.duration.state} ${vars.ease.out}`,
  // As in the menu: no exit animation.
  selectors: { '&[data-state="closed"]': { animation: 'none' } },
})
