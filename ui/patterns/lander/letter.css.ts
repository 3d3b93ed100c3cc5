import { style } from '@vanilla-extract/css'
import { art } from '../../art/scenes/papers.css.ts'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const desk = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(100svb - ${rem(72)})`,
  paddingInline: vars.space.s,
  paddingBlock: `${vars.space.l} ${vars.space.xl}`,
  background: vars.color.sunken,
})

export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  inlineSize: '100%',
  maxInlineSize: rem(760),
  marginInline: 'auto',
  padding: `${vars.space.l} ${vars.space.l} ${vars.space.xl}`,
  background: vars.color.surface,
  boxShadow: vars.shadow.high,
  '@media': { [media.fromM]: { padding: vars.space.xxl, gap: vars.space.xl } },
})

/** The writer's photo, taped to the corner; the name goes below if it needs the space. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.m,
  alignItems: 'center',
  '@media': { [media.fromM]: { gap: vars.space.xl } },
})

/** Minimum width: a name of average length. */
export const name = style({ flex: `1 1 ${rem(168)}`, minInlineSize: 0 })

export const print = style({
  position: 'relative',
  inlineSize: rem(112),
  padding: rem(6),
  background: art.white,
  boxShadow: vars.shadow.high,
  rotate: '-3deg',
  '@media': { [media.fromM]: { inlineSize: rem(168) } },
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: vars.z.raised,
    insetBlockStart: rem(-10),
    insetInline: '28%',
    blockSize: rem(20),
    background: art.ochre,
    opacity: 0.5,
    rotate: '-2deg',
  },
})

const ruled = (height: number) => ({
  lineHeight: rem(height),
  backgroundSize: `100% ${rem(height)}`,
})

/** Ruled lines. */
export const words = style({
  margin: 0,
  ...displayFace,
  fontSize: vars.text.m,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  backgroundImage: `linear-gradient(to bottom, transparent calc(100% - 1px), ${vars.color.line} calc(100% - 1px))`,
  backgroundPositionY: rem(-4),
  ...ruled(31),
  '@media': { [media.fromM]: { fontSize: vars.text.l, ...ruled(38) } },
})
