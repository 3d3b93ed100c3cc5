import { globalStyle, style } from '@vanilla-extract/css'
import { BELOW } from '../theme/below.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

/** Room for a label of two lines, so that every bar is as high as this one says. */
const HEIGHT = rem(68)

/** Keeps the bar's room at the end of the page, where nothing is left to scroll past it. */
export const room = style({
  flex: 'none',
  blockSize: `var(${BELOW})`,
  '@media': { [media.fromM]: { display: 'none' } },
})
globalStyle(`:root:has(${room})`, {
  vars: { [BELOW]: `calc(${HEIGHT} + env(safe-area-inset-bottom))` },
  '@media': { [media.fromM]: { vars: { [BELOW]: '0px' } } },
})

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  paddingInline: vars.space.xxs,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
})

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(2),
  minBlockSize: HEIGHT,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  color: vars.color.muted,
  fontSize: `min(${vars.text.xs}, 4.5vi)`,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  WebkitTapHighlightColor: 'transparent',
  selectors: {
    '&[aria-current]': { color: vars.color.ink, fontWeight: vars.weight.semibold },
    '&:focus-visible': { outlineOffset: -2 },
  },
})

export const picture = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(64),
  maxInlineSize: '100%',
  blockSize: rem(30),
  borderRadius: vars.radius.pill,
  selectors: { '[aria-current] > &': { background: vars.color.sunken } },
})

export const badge = style({
  position: 'absolute',
  insetBlockStart: rem(-3),
  insetInlineEnd: 0,
  display: 'flex',
})
