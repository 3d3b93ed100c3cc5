import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  // Clips rotated corners: no horizontal overflow.
  overflowX: 'clip',
  rowGap: vars.space.l,
  minInlineSize: 0,
  minBlockSize: `calc(100svb - ${rem(72)})`,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.wide} + 2 * ${vars.space.xl})`,
  marginInline: 'auto',
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: `${vars.space.s} ${vars.space.l}`,
  '@media': {
    // On an upright tablet the text stays with its picture.
    [media.fromM]: { alignContent: 'center', rowGap: vars.space.xl },
    [media.beside]: {
      columnGap: vars.space.xxl,
      paddingInline: vars.space.xl,
      paddingBlock: vars.space.xl,
    },
    [media.lying]: { columnGap: vars.space.xl, paddingBlock: vars.space.s },
  },
})

const beside = (columns: string) => ({
  '@media': { [media.beside]: { gridTemplateColumns: columns } },
})

/** The side of the picture on wide screens. */
export const sides = styleVariants({
  start: [page, beside('minmax(0, 1.15fr) minmax(0, 1fr)')],
  end: [page, beside('minmax(0, 1fr) minmax(0, 1.15fr)')],
})

export const grounds = styleVariants({
  paper: { background: vars.color.paper },
  sunken: { background: vars.color.sunken },
})

const picture = style({ minInlineSize: 0, inlineSize: '100%', marginInline: 'auto' })
/** Leaves room for the text on a phone, and fits the height of a wide screen. */
const within = (shape: number, phone: number) => ({
  maxInlineSize: `min(100%, ${phone}svb)`,
  '@media': {
    [media.beside]: { maxInlineSize: `min(100%, (100svb - ${rem(168)}) * ${shape})` },
    [media.lying]: { maxInlineSize: `min(100%, (100svb - ${rem(96)}) * ${shape})` },
  },
})
/** Aspect ratios of the picture. */
export const pictures = styleVariants({
  square: [picture, within(1, 42)],
  tall: [picture, within(0.8, 36)],
  /** As high as a tall one, and wider: rotated corners need space. */
  loose: [picture, within(0.86, 43)],
  low: [picture, within(1.33, 56)],
  /** Small, where much is asked below it. */
  brief: [picture, within(1, 27)],
  /** As high as its text. */
  free: [picture],
})
export const after = style({ '@media': { [media.beside]: { order: 1 } } })
export const words = style({
  minInlineSize: 0,
  inlineSize: '100%',
  maxInlineSize: rem(520),
  marginInline: 'auto',
  '@media': { [media.beside]: { marginInline: 0 } },
})
