import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  inlineSize: '100%',
})
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: vars.space.s,
})
export const label = style({
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
})
export const legend = style([label, { padding: 0, marginBlockEnd: vars.space.xs }])
export const title = style([
  legend,
  {
    ...displayFace,
    fontSize: vars.text.l,
    letterSpacing: '-0.01em',
  },
])
export const optional = style({ fontSize: vars.text.xs, color: vars.color.muted })
export const hint = style({
  fontSize: vars.text.s,
  lineHeight: 1.4,
  color: vars.color.muted,
  textWrap: 'pretty',
})
export const error = style({
  // Not behind a bar at the edge of the page or sheet.
  scrollMarginBlock: `${rem(80)} ${rem(120)}`,
  display: 'flex',
  gap: vars.space.xs,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: 1.4,
  color: vars.color.danger,
})
/** Aligns the icon with the first line of text. */
export const errorMark = style({ display: 'flex', alignItems: 'center', blockSize: '1.4em' })
