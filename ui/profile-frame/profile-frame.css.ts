import { globalStyle, style } from '@vanilla-extract/css'
import { TALLEST } from '../photo/tallest.ts'
import { BELOW } from '../theme/below.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

/** The face first and as wide as the phone; beside the words where there is room for both. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  '@media': {
    [media.fromM]: {
      display: 'grid',
      // The picture gives way first: in a narrower column the action would break inside its words.
      gridTemplateColumns: `minmax(0, ${rem(460)}) minmax(min(${rem(304)}, 60%), 1fr)`,
      gridTemplateRows: 'auto auto 1fr',
      columnGap: vars.space.xxl,
      rowGap: vars.space.l,
      alignItems: 'start',
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.l,
    },
  },
})

export const picture = style({
  minInlineSize: 0,
  marginInline: 'auto',
  inlineSize: '100%',
  // Who it is and what it is are seen below the face at once, also on a short phone.
  vars: { [TALLEST]: `max(100vi, 100svb - ${rem(360)})` },
  '@media': {
    [media.fromM]: {
      vars: { [TALLEST]: 'none' },
      gridRow: '1 / span 3',
      position: 'sticky',
      insetBlockStart: rem(88),
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      // So tall at most that the whole face is seen at once.
      inlineSize: `min(100%, (100dvb - ${rem(120)}) * 0.8)`,
    },
  },
})

/** The strip of paper the words stand on, laid over the lower edge of the picture. */
export const strip = style({
  position: 'relative',
  zIndex: 3,
  marginBlockStart: rem(-18),
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.m} ${vars.space.s}`,
  borderStartStartRadius: rem(18),
  borderStartEndRadius: rem(18),
  background: vars.color.paper,
  '@media': {
    [media.fromM]: { marginBlockStart: 0, padding: 0, paddingBlockStart: vars.space.m },
  },
})

/** In the thumb's reach on a phone, under the name where there is room. */
export const actions = style({
  position: 'sticky',
  order: 1,
  insetBlockEnd: `var(${BELOW}, 0px)`,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: vars.space.s,
  background: vars.color.paper,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  '@media': {
    [media.fromM]: {
      position: 'static',
      order: 0,
      padding: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
})

/** What is tabbed to stays clear of these too, beside what every page keeps clear. */
globalStyle(`:root:has(${actions})`, {
  scrollPaddingBlockEnd: `calc(var(${BELOW}, 0px) + ${vars.size.control} + 2 * ${vars.space.s})`,
  '@media': { [media.fromM]: { scrollPaddingBlockEnd: 0 } },
})

export const rest = style({
  minInlineSize: 0,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.s} ${vars.space.xl}`,
  '@media': { [media.fromM]: { paddingInline: 0, maxInlineSize: vars.size.reading } },
})
