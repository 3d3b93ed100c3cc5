import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'
import { BESIDE } from './beside.ts'
import { TALLEST } from './tallest.ts'

const frame = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.sunken,
  isolation: 'isolate',
})

/** The room is taken before the picture is there, so nothing moves when it comes. */
export const aspects = styleVariants({
  portrait: [frame, { aspectRatio: '4 / 5', maxBlockSize: `var(${TALLEST}, none)` }],
  square: [frame, { aspectRatio: '1' }],
  wide: [frame, { aspectRatio: '3 / 2' }],
  /** As tall as what holds it. */
  fill: [frame, { blockSize: '100%' }],
  whole: [frame, { blockSize: '100%', background: 'transparent' }],
})

// A face is in the upper half: where the room is low, shoulders give way.
globalStyle(`${aspects.fill} > img`, { objectPosition: '50% 25%' })

export const rounded = style({ borderRadius: vars.radius.card })

const layer = style({
  gridArea: '1 / 1',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'cover',
})

export const picture = style([layer, { position: 'absolute', inset: 0 }])
export const contained = style({ objectFit: 'contain' })

/** Larger than its frame, so that the soft edge of the blur stays outside. */
export const blur = style([
  layer,
  { position: 'absolute', inset: 0, filter: 'blur(16px)', scale: '1.12' },
])

export const placeholder = style([
  layer,
  {
    display: 'grid',
    placeItems: 'center',
    alignContent: 'center',
    gap: vars.space.xs,
    padding: vars.space.s,
    color: vars.color.muted,
    fontSize: vars.text.s,
    lineHeight: vars.leading.tight,
    textAlign: 'center',
  },
])

export const onShade = style({ color: vars.color.onShade })

export const locked = style([
  layer,
  { position: 'relative', display: 'grid', placeItems: 'center', padding: vars.space.s },
])

/** A strip of paper with the reason on it: readable whatever is behind. */
export const reason = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: `min(${rem(260)}, 100% - 2 * var(${BESIDE}, 0px))`,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.low,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
})
