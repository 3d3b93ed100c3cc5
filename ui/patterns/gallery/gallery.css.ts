import { style } from '@vanilla-extract/css'
import { BESIDE_WIDTH } from '../../primitives/photo/beside.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const gallery = style({
  position: 'relative',
  minInlineSize: 0,
  overflow: 'hidden',
  borderRadius: vars.radius.card,
})

export const strip = style({
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
})

export const slide = style({
  position: 'relative',
  flex: '0 0 100%',
  minInlineSize: 0,
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  '@media': { [media.hover]: { vars: { [BESIDE_WIDTH]: vars.size.touch } } },
})

/** The whole photo opens the lightbox. */
export const open = style({
  position: 'absolute',
  inset: 0,
  zIndex: vars.z.raised,
  inlineSize: '100%',
  cursor: 'zoom-in',
  selectors: {
    '&:focus-visible': { outlineOffset: -4, boxShadow: `inset 0 0 0 4px ${vars.color.paper}` },
  },
})

export const count = style({
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: vars.space.s,
  insetInlineStart: vars.space.s,
  paddingBlock: rem(3),
  paddingInline: rem(10),
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
})

/** Nothing lies on a face until somebody is about to turn: the count says that there is more. */
const turn = {
  position: 'absolute',
  zIndex: 2,
  insetBlockStart: '50%',
  translate: '0 -50%',
  display: 'none',
  transition: `opacity ${vars.duration.state} ${vars.ease.out}`,
  selectors: { [`${gallery}:not(:hover, :focus-within) > &`]: { opacity: 0 } },
  '@media': { [media.hover]: { display: 'block' } },
} as const

export const previous = style({ ...turn, insetInlineStart: vars.space.s })
export const next = style({ ...turn, insetInlineEnd: vars.space.s })

export const enlarged = style({ position: 'absolute', inset: 0 })
export const enlargedStrip = style([strip, { blockSize: '100%', outlineOffset: -4 }])

/** Over a photo's lower edge, with a paper background for contrast. */
export const action = style({
  position: 'absolute',
  insetBlockEnd: vars.space.xl,
  insetInline: 0,
  marginInline: 'auto',
  inlineSize: 'fit-content',
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
})
