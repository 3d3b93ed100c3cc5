import { createVar, fallbackVar, style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { art } from './papers.css.ts'

export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  aspectRatio: '4 / 5',
  objectFit: 'cover',
})

/** Front and back lie on each other; the parent frame is the paper. */
export const sheet = style({
  display: 'block',
  position: 'relative',
  inlineSize: '100%',
  padding: 0,
  border: 0,
  color: 'inherit',
  background: 'none',
  font: 'inherit',
  cursor: 'pointer',
  perspective: rem(900),
  // Lying still it is no layer of its own: its text is drawn in full sharpness.
  selectors: { '&[aria-pressed="true"]': { perspective: 'none' } },
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
})

const side = style({
  display: 'block',
  backfaceVisibility: 'hidden',
  transition: `transform ${vars.duration.place} ${vars.ease.out}, visibility ${vars.duration.place}`,
})
export const front = style([
  side,
  {
    position: 'relative',
    // A corner that is folded over says that there is something on the back.
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineEnd: 0,
      inlineSize: '16%',
      aspectRatio: '1 / 1',
      background: `linear-gradient(135deg, ${art.sand} 0 50%, ${art.white} 50%)`,
      boxShadow: '-1px -1px 3px rgb(58 27 16 / 25%)',
    },
    '@media': { '(scripting: none)': { '::after': { display: 'none' } } },
    selectors: { '[aria-pressed="true"] > &': { transform: 'rotateY(180deg)' } },
  },
])
export const back = style([
  side,
  {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    gap: vars.space.xs,
    padding: vars.space.xxs,
    overflow: 'hidden',
    visibility: 'hidden',
    transform: 'rotateY(-180deg)',
    background: art.white,
    color: art.print,
    textAlign: 'center',
    selectors: {
      '[aria-pressed="true"] > &': {
        transform: 'none',
        visibility: 'visible',
        backfaceVisibility: 'visible',
      },
    },
  },
])

/** How many times larger a turned print is shown. */
export const enlarged = createVar()
const legible = `calc(${rem(11)} / ${fallbackVar(enlarged, '1')})`

/** As large as its print allows. */
export const line = style({
  ...displayFace,
  fontSize: `max(${legible}, min(11.5cqi, ${rem(24)}))`,
  lineHeight: 1.2,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
})
export const note = style({ fontSize: `max(${legible}, min(6cqi, ${rem(13)}))`, opacity: 0.75 })
/** Measures the print. */
export const box = style({ display: 'block', containerType: 'inline-size' })
