import { globalStyle, style } from '@vanilla-extract/css'
import { BELOW } from '../../tokens/below.ts'
import { CHOSEN } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Height for a label of two lines, constant for every bar. */
const HEIGHT = rem(72)
/** In a low window: for a label of one line. */
const HEIGHT_LOW = rem(48)

/** Reserves the bar's height at the end of the page. */
export const room = style({
  flex: 'none',
  blockSize: `var(${BELOW})`,
  '@media': { [media.fromM]: { display: 'none' } },
})
globalStyle(`:root:has(${room})`, {
  vars: { [BELOW]: `calc(${HEIGHT} + env(safe-area-inset-bottom))` },
  '@media': {
    [media.low]: { vars: { [BELOW]: `calc(${HEIGHT_LOW} + env(safe-area-inset-bottom))` } },
    [media.fromM]: { vars: { [BELOW]: '0px' } },
  },
})

export const bar = style({
  position: 'fixed',
  insetBlockEnd: 0,
  insetInline: 0,
  zIndex: vars.z.sticky,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  // Icons on one line and labels on another, also with labels of two lines.
  gridTemplateRows: `minmax(${rem(4)}, 1fr) auto auto minmax(${rem(4)}, 1fr)`,
  minBlockSize: `calc(${HEIGHT} + env(safe-area-inset-bottom))`,
  paddingInline: vars.space.xxs,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  background: vars.color.surface,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  '@media': {
    [media.low]: {
      gridTemplateRows: `minmax(${rem(2)}, 1fr) auto auto minmax(${rem(2)}, 1fr)`,
      minBlockSize: `calc(${HEIGHT_LOW} + env(safe-area-inset-bottom))`,
    },
    [media.forced]: { borderBlockStart: '1px solid' },
    [media.print]: { display: 'none' },
  },
})

export const link = style({
  display: 'grid',
  gridRow: '1 / -1',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'subgrid',
  justifyItems: 'center',
  minInlineSize: 0,
  color: vars.color.muted,
  // With large text a third larger than usual, as far as eleven letters fit a quarter of the phone: words must not break.
  fontSize: `min(${vars.text.xs}, 4.35vi)`,
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
  gridRow: 2,
  display: 'grid',
  placeItems: 'center',
  inlineSize: rem(64),
  maxInlineSize: '100%',
  blockSize: rem(30),
  borderRadius: vars.radius.pill,
  selectors: { '[aria-current] > &': { background: vars.color.sunken } },
  '@media': {
    [media.low]: { blockSize: rem(24) },
    [media.forced]: { selectors: { '[aria-current] > &': CHOSEN[media.forced] } },
  },
})

export const words = style({
  gridRow: 3,
  alignSelf: 'start',
  maxInlineSize: '100%',
  paddingBlockStart: rem(2),
})

/** Placeholder of an item that is not known yet. */
export const awaited = style({ gridRow: '1 / -1' })

export const badge = style({
  position: 'absolute',
  insetBlockStart: rem(-3),
  insetInlineEnd: 0,
  display: 'flex',
})
