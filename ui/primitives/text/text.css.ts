import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const body = { lineHeight: vars.leading.body }
const tight = { lineHeight: vars.leading.tight }

export const text = style({ fontFamily: vars.font.body, overflowWrap: 'anywhere' })
export const size = styleVariants({
  xs: { fontSize: vars.text.xs, ...body },
  s: { fontSize: vars.text.s, ...body },
  m: { fontSize: vars.text.m, ...body },
  l: { fontSize: vars.text.l, ...tight },
  xl: { fontSize: vars.text.xl, ...tight },
})
export const tone = styleVariants({
  inherit: {},
  ink: { color: vars.color.ink },
  muted: { color: vars.color.muted },
  ember: { color: vars.color.emberText },
  trust: { color: vars.color.trustText },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
})
export const weight = styleVariants(vars.weight, (fontWeight) => ({ fontWeight }))
export const align = styleVariants({
  start: { textAlign: 'start' },
  center: { textAlign: 'center' },
  end: { textAlign: 'end' },
})
export const measured = style({ maxInlineSize: '65ch', marginInline: 'auto' })
export const truncated = style({
  display: 'block',
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
})
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
})
export const lines = styleVariants({ 2: 2, 3: 3, 4: 4 }, (WebkitLineClamp) => ({ WebkitLineClamp }))
export const pretty = style({ textWrap: 'pretty' })
/** Centred and large text is balanced, to avoid a short last line. */
export const balanced = style({ textWrap: 'balance' })
export const oneLine = style({ whiteSpace: 'nowrap' })
export const asTyped = style({ whiteSpace: 'pre-line' })

export const heading = style({
  ...displayFace,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: {
    // No focus ring on a programmatically focused heading: it is no control.
    '&[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
  },
})
/** The drawing above it comes into view with it. */
export const arrives = style({ scrollMarginBlockStart: rem(240) })
export const headingSize = styleVariants({
  m: { fontSize: vars.text.m, lineHeight: vars.leading.tight },
  l: { fontSize: vars.text.l, lineHeight: vars.leading.tight, letterSpacing: '-0.005em' },
  xl: { fontSize: vars.text.xl, lineHeight: 1.18, letterSpacing: '-0.015em' },
  xxl: { fontSize: vars.text.xxl, lineHeight: 1.12, letterSpacing: '-0.02em' },
  xxxl: {
    fontSize: `clamp(${vars.text.xxl}, 0.9rem + 3.1vw, ${vars.text.xxxl})`,
    lineHeight: vars.leading.display,
    letterSpacing: '-0.025em',
  },
})

// Always in the body font: the display font has no tabular digits.
export const amount = style({
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  fontWeight: vars.weight.semibold,
})
export const amountSize = styleVariants({
  inherit: {},
  s: { fontSize: vars.text.s },
  m: { fontSize: vars.text.m },
  l: { fontSize: vars.text.l, lineHeight: vars.leading.tight },
  xl: { fontSize: vars.text.xl, lineHeight: vars.leading.tight, letterSpacing: '-0.01em' },
  xxl: { fontSize: vars.text.xxl, lineHeight: 1.1, letterSpacing: '-0.02em' },
})
export const struck = style({
  color: vars.color.muted,
  fontWeight: vars.weight.regular,
  textDecorationLine: 'line-through',
  textDecorationThickness: '0.08em',
})
