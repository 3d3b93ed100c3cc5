import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { row } from '../heart-row/heart-row.css.ts'
import { line } from '../notice-line/notice-line.css.ts'
import { DECK_DRAG, DECK_TILT } from './drag-variables.ts'

/** How much of the screen notices and counts take above a card. */
const above = createVar()

/** How far the cards beneath are from lying on top: 1 at rest, 0 when the card over them is pulled away. */
const depth = createVar()

/** Full page width, so that cards are not clipped and never cause horizontal overflow. */
export const deck = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  minInlineSize: 0,
  marginBlock: 0,
  marginInline: `calc(-1 * ${vars.space.m})`,
  paddingBlock: 0,
  paddingInline: vars.space.m,
  border: 0,
  overflowX: 'clip',
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    // The answers stand beside the card, which a low window has no room for above them.
    [media.lying]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      columnGap: vars.space.m,
    },
  },
})

export const stage = style({
  vars: { [depth]: `calc(1 - var(${DECK_DRAG}, 0))`, [above]: '0px' },
  containerType: 'inline-size',
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: rem(420),
  // The face, who it is and the answers are seen at once, also on a short phone; a notice takes the face's room.
  minBlockSize: `clamp(${rem(260)}, 100svb - ${rem(310)} - ${above}, ${rem(560)})`,
  marginBlock: `${vars.space.xs} ${vars.space.s}`,
  '@media': {
    // Face, words and answers above the bar.
    [media.small]: { minBlockSize: rem(244), marginBlock: `0 ${vars.space.xxs}` },
    [media.fromM]: { minBlockSize: `clamp(${rem(330)}, 100svb - ${rem(330)}, ${rem(620)})` },
    // The face beside the words: below them there would be no room for all of it.
    [media.short]: { maxInlineSize: rem(600) },
    [media.lying]: { minBlockSize: rem(180), maxInlineSize: 'none' },
  },
})

// A card cannot ask how high it lies; these are what may stand above one.
globalStyle(`:root:has(${line}) ${stage}`, { vars: { [above]: rem(64) } })
globalStyle(`:root:has(${row}) ${stage}`, {
  vars: { [above]: rem(64) },
  // Words alone, without the hearts.
  '@media': { [media.shallow]: { vars: { [above]: rem(32) } } },
})
globalStyle(`:root:has(${line}):has(${row}) ${stage}`, { vars: { [above]: rem(128) } })

const leave = (translate: string, rotate: string) =>
  keyframes({ to: { translate, rotate, opacity: 0 } })
const leaveYes = leave('115% -6%', '18deg')
const leaveNo = leave('-115% -6%', '-18deg')
const leaveSkip = leave('0 -60%', '0deg')

const enter = (translate: string, rotate: string) =>
  keyframes({ from: { translate, rotate, opacity: 0 } })
const backYes = enter('115% -6%', '18deg')
const backNo = enter('-115% -6%', '-18deg')
const backSkip = enter('0 -60%', '0deg')

const moving = `${vars.duration.place} ${vars.ease.out}`

export const card = style({
  gridArea: '1 / 1',
  display: 'grid',
  minInlineSize: 0,
  position: 'relative',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  overflow: 'hidden',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  transition: `translate ${moving}, rotate ${moving}, scale ${moving}`,
  '@media': EDGE,
  selectors: {
    '&[data-place="front"]': {
      zIndex: 3,
      touchAction: 'pan-y',
      cursor: 'grab',
      boxShadow: vars.shadow.high,
      willChange: 'translate, rotate',
    },
    '&[data-held]': { transition: 'none', cursor: 'grabbing' },
    // Cards under the top one, slightly rotated.
    '&[data-place="second"]': {
      zIndex: 2,
      rotate: `calc(-1.6deg * ${depth})`,
      scale: `calc(1 - 0.03 * ${depth})`,
      translate: `0 calc(${rem(8)} * ${depth})`,
    },
    '&[data-place="third"]': {
      zIndex: 1,
      rotate: '1.8deg',
      scale: '0.95',
      translate: `0 ${rem(14)}`,
    },
    '&[data-place="leaving"]': {
      zIndex: 4,
      pointerEvents: 'none',
      animation: `${leaveSkip} ${moving} forwards`,
    },
    '&[data-place="leaving"][data-way="yes"]': { animationName: leaveYes },
    '&[data-place="leaving"][data-way="no"]': { animationName: leaveNo },
    '&[data-place="front"][data-way="yes"]': { animation: `${backYes} ${moving}` },
    '&[data-place="front"][data-way="no"]': { animation: `${backNo} ${moving}` },
    '&[data-place="front"][data-way="skip"]': { animation: `${backSkip} ${moving}` },
    // Colour transition towards a yes.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 3px ${vars.color.ember}`,
      opacity: `var(${DECK_TILT}, 0)`,
      pointerEvents: 'none',
    },
  },
})
// While dragging, cards follow the pointer without a transition.
globalStyle(`${stage}:has([data-held]) > [data-place]`, { transition: 'none' })

const stamp = style({
  position: 'absolute',
  zIndex: 3,
  insetBlockStart: vars.space.l,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  border: '2px solid currentColor',
  background: vars.color.surface,
  ...displayFace,
  fontSize: vars.text.xl,
  lineHeight: vars.leading.tight,
  pointerEvents: 'none',
})

export const yes = style([
  stamp,
  {
    left: vars.space.m,
    rotate: '-9deg',
    color: vars.color.emberText,
    opacity: `calc((var(${DECK_TILT}, 0) - 0.2) * 2)`,
  },
])

export const no = style([
  stamp,
  {
    right: vars.space.m,
    rotate: '9deg',
    color: vars.color.ink,
    opacity: `calc((-1 * var(${DECK_TILT}, 0) - 0.2) * 2)`,
  },
])
