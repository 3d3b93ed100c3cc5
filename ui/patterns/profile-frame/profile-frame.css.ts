import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { MAX_HEIGHT } from '../../primitives/photo/tallest.ts'
import { ABOVE } from '../../tokens/above.ts'
import { BELOW } from '../../tokens/below.ts'
import { UNLESS_LARGE } from '../../tokens/large-text.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** How high the actions are on a phone. */
const ACTIONS = `(${vars.size.control} + 2 * ${vars.space.s})`

/** How high the line below the photo is on a phone. */
const lineHeight = createVar()

/** By rows of the line: the photo leaves room for it on the first screen. */
export const rows = styleVariants({ 0: 0, 1: 54, 2: 94, 3: 134 }, (height) => ({
  vars: { [lineHeight]: rem(height) },
}))

/** The face first and as wide as the phone; beside the words where there is room for both, or none below it. */
export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  '@media': {
    [media.beside]: {
      display: 'grid',
      // The photo shrinks first: in a narrower column the button's label would wrap.
      gridTemplateColumns: `minmax(0, ${rem(460)}) minmax(min(${rem(304)}, 60%), 1fr)`,
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space.xxl,
      rowGap: vars.space.l,
      alignItems: 'start',
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.l,
    },
    [media.lying]: { columnGap: vars.space.xl, paddingBlock: vars.space.s },
  },
})

export const picture = style({
  minInlineSize: 0,
  marginInline: 'auto',
  inlineSize: '100%',
  // So tall at most that who and what it is, and what they say, have room below it.
  vars: {
    [MAX_HEIGHT]: `max(${rem(200)}, min(60svb, 100svb - ${rem(332)} - ${lineHeight} - var(${ABOVE}, 0px)))`,
  },
  '@media': {
    [media.beside]: {
      vars: { [MAX_HEIGHT]: 'none' },
      gridRow: '1 / span 4',
      position: 'sticky',
      insetBlockStart: rem(88),
      overflow: 'hidden',
      borderRadius: vars.radius.card,
      // Maximum height, so that the whole face is visible.
      inlineSize: `min(100%, (100dvb - ${rem(120)}) * 0.8)`,
    },
    // No bar above it.
    [media.lying]: {
      insetBlockStart: vars.space.s,
      inlineSize: `min(100%, (100dvb - var(${BELOW}, 0px) - 2 * ${vars.space.s}) * 0.8)`,
    },
  },
})

/** A sentence in the place of the photos. */
export const paper = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: rem(240),
  padding: vars.space.l,
  background: vars.color.sunken,
  '@media': { [media.beside]: { aspectRatio: '4 / 5', padding: vars.space.xl } },
})

/**
 * The strip of paper the words stand on, laid over the lower edge of the picture. Whatever stands above the picture,
 * it comes no lower than just above the actions: what a profile is must be seen before one can write.
 */
export const strip = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(${BELOW}, 0px) + ${ACTIONS} + ${UNLESS_LARGE})`,
  zIndex: 3,
  marginBlockStart: rem(-18),
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.m} ${vars.space.s}`,
  borderStartStartRadius: vars.radius.card,
  borderStartEndRadius: vars.radius.card,
  background: vars.color.paper,
  '@media': {
    [media.low]: { position: 'relative', insetBlockEnd: 'auto' },
    [media.beside]: {
      maxInlineSize: vars.size.reading,
      position: 'static',
      marginBlockStart: 0,
      padding: 0,
      paddingBlockStart: vars.space.m,
    },
  },
})

export const line = style({
  minInlineSize: 0,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.xxs} ${vars.space.s}`,
  '@media': {
    [media.beside]: { padding: 0, maxInlineSize: vars.size.reading },
    // In a low window who it is and the message come first.
    [media.low]: { order: 1 },
  },
})

/** Sticky at the bottom on a phone; under the name on wider screens and in a low window. */
export const actions = style({
  position: 'sticky',
  order: 1,
  insetBlockEnd: `calc(var(${BELOW}, 0px) + ${UNLESS_LARGE})`,
  zIndex: vars.z.sticky,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: vars.space.s,
  background: vars.color.paper,
  boxShadow: `0 -1px 0 ${vars.color.line}`,
  '@media': {
    [media.low]: { position: 'static', order: 0, boxShadow: 'none' },
    [media.beside]: {
      position: 'static',
      order: 0,
      padding: 0,
      background: 'transparent',
      boxShadow: 'none',
    },
  },
})

/** Scroll padding, so that focused elements are not behind it. */
globalStyle(`:root:has(${actions})`, {
  scrollPaddingBlockEnd: `max(var(${BELOW}, 0px), var(${BELOW}, 0px) + ${ACTIONS} + ${UNLESS_LARGE})`,
  '@media': {
    [media.fromM]: { scrollPaddingBlockEnd: 0 },
    [media.low]: { scrollPaddingBlockEnd: `var(${BELOW}, 0px)` },
  },
})

export const rest = style({
  minInlineSize: 0,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.s} ${vars.space.xl}`,
  '@media': {
    [media.beside]: { paddingInline: 0, maxInlineSize: vars.size.reading },
    [media.low]: { order: 1 },
  },
})
