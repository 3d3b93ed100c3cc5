import { globalStyle, style } from '@vanilla-extract/css'
import { CHOSEN } from '../../tokens/forced.ts'
import { UNLESS_LARGE } from '../../tokens/large-text.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const bar = style({
  position: 'sticky',
  insetBlockStart: UNLESS_LARGE,
  zIndex: vars.z.sticky,
  background: vars.color.paper,
  paddingBlockStart: 'env(safe-area-inset-top)',
  // A low window has no room for it: it scrolls away.
  '@media': {
    [media.low]: { position: 'relative', insetBlockStart: 'auto' },
    [media.print]: { display: 'none' },
  },
})

const HEIGHT = rem(60)
const HEIGHT_FROM_M = rem(72)
const HEIGHT_LOW = rem(48)
/** Scroll padding: anchors and focused elements are not behind the bar. */
globalStyle(`:root:has(${bar})`, {
  scrollPaddingBlockStart: `max(0px, ${HEIGHT} + env(safe-area-inset-top) + ${UNLESS_LARGE})`,
  '@media': {
    [media.fromM]: {
      scrollPaddingBlockStart: `max(0px, ${HEIGHT_FROM_M} + env(safe-area-inset-top) + ${UNLESS_LARGE})`,
    },
    [media.low]: { scrollPaddingBlockStart: 'env(safe-area-inset-top)' },
  },
})

export const inside = style({
  display: 'flex',
  // With large text the buttons stand below the site's name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: HEIGHT,
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  paddingBlock: vars.space.xxs,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  '@media': {
    [media.fromM]: {
      flexWrap: 'nowrap',
      minBlockSize: HEIGHT_FROM_M,
      paddingInline: vars.space.xl,
      gap: vars.space.l,
    },
    [media.low]: { minBlockSize: HEIGHT_LOW, paddingBlock: 0 },
  },
})

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.touch,
  minInlineSize: vars.size.touch,
  // As much of a long name as there is room for beside the buttons, if that is a short one.
  flex: `1 1 ${rem(110)}`,
  maxInlineSize: 'max-content',
  borderRadius: vars.radius.field,
  '@media': { [media.fromM]: { flex: '0 1 auto', maxInlineSize: 'none' } },
})

/** On phones they are in the bottom navigation. */
export const nav = style({
  display: 'none',
  '@media': {
    [media.fromM]: { display: 'flex', gap: vars.space.xxs, flex: '1 1 auto', minInlineSize: 0 },
  },
})

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  transition: `box-shadow ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&[aria-current]': { background: vars.color.sunken, fontWeight: vars.weight.semibold },
  },
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { boxShadow: `inset 0 0 0 1px ${vars.color.line}` } },
    },
    [media.forced]: { selectors: { '&[aria-current]': CHOSEN[media.forced] } },
  },
})

export const menu = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flex: 'none',
  marginInlineStart: 'auto',
  // The name of the site gives way, not a button.
  whiteSpace: 'nowrap',
})

export const also = style({ display: 'none', '@media': { [media.fromM]: { display: 'block' } } })
