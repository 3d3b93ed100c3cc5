import { createVar, fallbackVar, globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { BESIDE_WIDTH } from './beside.ts'
import { MAX_HEIGHT } from './tallest.ts'

const frame = style({
  position: 'relative',
  display: 'grid',
  inlineSize: '100%',
  minInlineSize: 0,
  overflow: 'hidden',
  background: vars.color.sunken,
  isolation: 'isolate',
})

/** Reserves space, so that nothing shifts when it loads. */
export const aspects = styleVariants({
  portrait: [frame, { aspectRatio: '4 / 5', maxBlockSize: `var(${MAX_HEIGHT}, none)` }],
  square: [frame, { aspectRatio: '1' }],
  wide: [frame, { aspectRatio: '3 / 2' }],
  /** Beside its text. */
  thumb: [frame, { flex: 'none', inlineSize: rem(96), aspectRatio: '1' }],
  /** As tall as its container. */
  fill: [frame, { blockSize: '100%' }],
  whole: [frame, { blockSize: '100%', background: 'transparent' }],
  /** All of it, in a square: one of many to look over. */
  tile: [frame, { aspectRatio: '1' }],
})

const [across, down] = [createVar(), createVar()]
/** The eyes of a photo whose face was not placed, in tenths of it. */
const UNPLACED = 3.5

/**
 * How far a picture is moved so that a face at so many tenths of it lies near the middle of a frame that is too low or
 * too narrow for all of it: the same percentage would leave the face as near to the edge as it is in the picture.
 */
const towards = (tenths: number): string =>
  `${Math.round(Math.min(100, Math.max(0, (tenths * 10 - 20) / 0.6)))}%`

globalStyle(`:is(${aspects.fill}, ${aspects.portrait}) > img`, {
  objectPosition: `${fallbackVar(across, '50%')} ${fallbackVar(down, towards(UNPLACED))}`,
})

/** Where a face is, in tenths of the picture: nearer to an edge it lies like the first or last. */
const TENTHS = Object.fromEntries([2, 3, 4, 5, 6, 7, 8].map((at) => [at, towards(at)]))
export const faceAcross: Readonly<Record<number, string>> = styleVariants(TENTHS, (at) => ({
  vars: { [across]: at },
}))
export const faceDown: Readonly<Record<number, string>> = styleVariants(TENTHS, (at) => ({
  vars: { [down]: at },
}))

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

/** Larger than its frame, so that the blur's soft edge is clipped. */
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

/** As on a small round portrait. */
export const initial = style({
  fontFamily: vars.font.display,
  fontSize: vars.text.xxxl,
  lineHeight: vars.leading.tight,
  color: vars.color.ink,
})

export const onShade = style({ color: vars.color.onShade })

export const locked = style([
  layer,
  { position: 'relative', display: 'grid', placeItems: 'center', padding: vars.space.s },
])

/** A paper strip with the reason: readable on any photo. */
export const reason = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.xs,
  maxInlineSize: `min(${rem(260)}, 100% - 2 * var(${BESIDE_WIDTH}, 0px))`,
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
