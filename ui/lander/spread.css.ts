import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  // What lies askew may lose a corner, and never widens the page.
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

/** On which side of the words the picture stands where there is room for both. */
export const sides = styleVariants({
  start: [page, beside('minmax(0, 1.15fr) minmax(0, 1fr)')],
  end: [page, beside('minmax(0, 1fr) minmax(0, 1.15fr)')],
})

export const grounds = styleVariants({
  paper: { background: vars.color.paper },
  sunken: { background: vars.color.sunken },
  ember: { background: vars.color.emberSoft },
})

const picture = style({ minInlineSize: 0, inlineSize: '100%', marginInline: 'auto' })
/** Never larger than leaves the words their place on a phone and is seen whole on a wide screen. */
const within = (shape: number, phone: number) => ({
  maxInlineSize: `min(100%, ${phone}svb)`,
  '@media': {
    [media.beside]: { maxInlineSize: `min(100%, (100svb - ${rem(168)}) * ${shape})` },
    [media.lying]: { maxInlineSize: `min(100%, (100svb - ${rem(96)}) * ${shape})` },
  },
})
/** How a picture is shaped: as high as it is wide, higher, or lower. */
export const pictures = styleVariants({
  square: [picture, within(1, 42)],
  tall: [picture, within(0.8, 36)],
  /** As high as a tall one, and wider: what lies askew takes its corners' room too. */
  loose: [picture, within(0.86, 43)],
  low: [picture, within(1.33, 56)],
})
export const after = style({ '@media': { [media.beside]: { order: 1 } } })
export const words = style({
  minInlineSize: 0,
  '@media': { [media.beside]: { maxInlineSize: rem(520) } },
})
