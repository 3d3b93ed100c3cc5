import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem, TEXT_SIZES } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** No wider than any closing quotation mark needs, and than the margin of a page. */
const HANGING = '0.5em'

/** Five rows of a card hold the whole line. */
const WIDE = '(min-width: 14rem)'

export const line = style({
  position: 'relative',
  containerType: 'inline-size',
  inlineSize: '100%',
  margin: 0,
})

const words = style({
  display: 'block',
  ...displayFace,
  quotes: 'auto',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: {
    // Hangs beside its row: where the last word fills that, it would stand on one of its own.
    '&::after': {
      position: 'relative',
      insetInlineStart: HANGING,
      marginInlineStart: `-${HANGING}`,
    },
  },
})

/** In the middle a hanging mark would make its row look pushed aside. */
export const centered = style({
  textAlign: 'center',
  selectors: { '&::after': { insetInlineStart: 0, marginInlineStart: 0 } },
})

/** A size, and a step lower in a narrower column: with text twice as large a phone has half as much room. */
const step = (pixels: number, lower: number, room: number, lineHeight: number | string) => [
  words,
  {
    fontSize: rem(pixels),
    lineHeight,
    '@container': { [`(max-width: ${room}rem)`]: { fontSize: rem(lower) } },
  },
]
export const size = styleVariants({
  card: step(TEXT_SIZES.m, TEXT_SIZES.s, 7, vars.leading.tight),
  /** A long line on a card. */
  full: step(TEXT_SIZES.m, TEXT_SIZES.s, 14, vars.leading.tight),
  lead: [
    ...step(24, TEXT_SIZES.m, 11, vars.leading.tight),
    // Of a low screen the face above it takes what it can.
    {
      '@media': {
        [media.shallow]: { fontSize: rem(TEXT_SIZES.l) },
        [`${media.shallow} and (max-width: 340px)`]: { fontSize: rem(TEXT_SIZES.m) },
      },
    },
  ],
  meeting: [
    ...step(TEXT_SIZES.xl, TEXT_SIZES.l, 13, 1.18),
    { '@media': { [media.shallow]: { fontSize: rem(24) } } },
  ],
  profile: [
    ...step(TEXT_SIZES.xxl, TEXT_SIZES.xl, 13, 1.14),
    { '@media': { [media.shallow]: { fontSize: rem(TEXT_SIZES.xl) } } },
  ],
})

/** Rows of a card; a profile shows the line whole. */
export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 5,
  overflow: 'hidden',
  paddingInlineEnd: HANGING,
  marginInlineEnd: `-${HANGING}`,
})

export const answer = style({
  // A line of one row is a target too.
  display: 'block',
  minBlockSize: rem(24),
  // Also of a button.
  inlineSize: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'inherit',
  cursor: 'pointer',
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      textDecorationLine: 'underline',
      textUnderlineOffset: '0.16em',
      textDecorationThickness: '0.06em',
    },
  },
})

/** Cut at a word where the card is narrow; read aloud whole. */
export const cut = style({ '@container': { [WIDE]: { display: 'none' } } })
export const whole = style({
  '@container': {
    'not (min-width: 14rem)': {
      position: 'absolute',
      inlineSize: 1,
      blockSize: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
})
