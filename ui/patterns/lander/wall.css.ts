import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { art } from '../../art/scenes/papers.css.ts'
import { enlarged } from '../../art/scenes/print.css.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** The wall: plain above, with a shaded skirting at the floor. */
export const wall = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  alignContent: 'center',
  alignItems: 'center',
  gap: `${vars.space.l} ${vars.space.m}`,
  minBlockSize: `calc(100svb - ${rem(72)})`,
  // Upright, pictures and text fit a tablet's height together.
  maxInlineSize: `max(${rem(576)}, 62svb)`,
  marginInline: 'auto',
  padding: `${vars.space.l} ${vars.space.m}`,
  '@media': {
    [media.beside]: {
      maxInlineSize: rem(1360),
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      gridTemplateRows: 'auto auto',
      gap: vars.space.xl,
      padding: vars.space.xl,
    },
    [media.lying]: { gap: vars.space.m, padding: `${vars.space.s} ${vars.space.xl}` },
  },
})
export const plaster = style({ background: vars.color.sunken })

const wood = createVar()
/** A frame that is turned over comes forward, so that its back can be read. */
const forward = (inline: '0' | '50%' | '100%', size: number) => ({
  vars: { [enlarged]: `${size}` },
  transformOrigin: `${inline} 50%`,
  selectors: { '&:has([aria-pressed="true"])': { scale: size, zIndex: 2 } },
})
/** In the lower row of a phone mostly downwards, clear of the price above it. */
const forwardBelow = (inline: '0' | '50%' | '100%') => [
  forward(inline, 1.7),
  {
    transformOrigin: `${inline} 25%`,
    '@media': { [media.beside]: { transformOrigin: `${inline} 50%` } },
  },
]
const frame = style({
  position: 'relative',
  minInlineSize: 0,
  transition: `scale ${vars.duration.place} ${vars.ease.out}`,
  padding: '7%',
  border: `${rem(7)} solid ${wood}`,
  background: art.white,
  boxShadow: `inset 0 2px 8px rgb(58 27 16 / 22%), ${vars.shadow.high}`,
  '@media': { [media.beside]: { borderWidth: rem(10) } },
})
const hung = (
  colour: string,
  phone: string,
  desk: { column: string; row: string; down?: string; size?: string },
) => ({
  vars: { [wood]: colour },
  gridColumn: phone,
  '@media': {
    [media.beside]: {
      gridColumn: desk.column,
      gridRow: desk.row,
      marginBlockStart: desk.down ?? 0,
    },
  },
})

/** Position and size of each picture. */
export const frames = styleVariants({
  first: [
    frame,
    hung(art.wood, '1 / 4', { column: '1 / 4', row: '1', down: '12%' }),
    forward('0', 1.15),
  ],
  second: [frame, hung(art.teal, '4 / 7', { column: '4 / 6', row: '1' }), forward('100%', 1.15)],
  third: [
    frame,
    hung(art.ochre, '1 / 3', { column: '2 / 4', row: '2', down: '-4%' }),
    ...forwardBelow('0'),
  ],
  fourth: [frame, hung(art.wood, '3 / 5', { column: '4 / 6', row: '2' }), ...forwardBelow('50%')],
  fifth: [
    frame,
    hung(art.teal, '5 / 7', { column: '11 / 13', row: '1', down: '18%' }),
    ...forwardBelow('100%'),
  ],
  sixth: [
    frame,
    {
      display: 'none',
      vars: { [wood]: art.ochre },
      '@media': { [media.beside]: { display: 'block', gridColumn: '11 / 13', gridRow: '2' } },
    },
  ],
})

/** The text hangs among the pictures, like an exhibition label. */
export const label = style({
  gridColumn: '1 / -1',
  gridRow: 2,
  inlineSize: '100%',
  maxInlineSize: rem(520),
  marginInline: 'auto',
  minInlineSize: 0,
  paddingInline: vars.space.xs,
  '@media': {
    [media.beside]: { gridColumn: '6 / 11', gridRow: '1 / 3', paddingInline: vars.space.l },
  },
})
