import { style } from '@vanilla-extract/css'
import { card } from '../../primitives/field/choice.css.ts'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Size of the radio circle. */
const CHOICE = rem(24)

/** With large text the price goes below the label, at full width. */
export const row = style([
  card,
  { flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space.m, rowGap: vars.space.xs },
])

/** Always beside the choice. */
export const words = style({
  display: 'grid',
  flex: `1 1 min(6.5rem, 100% - ${CHOICE} - ${vars.space.m})`,
  minInlineSize: 0,
})

export const credits = style({
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const each = style({ fontSize: vars.text.s, color: vars.color.muted })

export const price = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
})
