import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css'
import { BELOW } from '../theme/below.ts'
import { displayFace } from '../theme/display-face.ts'
import { EDGE } from '../theme/forced.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'
import { LEAN, PULL } from './lean.ts'

/** How far the cards beneath are from lying on top: 1 at rest, 0 when the card over them is pulled away. */
const depth = createVar()

/** As wide as the page with its margins, so that a card flies over paper and never makes the page wider. */
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
})

export const stage = style({
  vars: { [depth]: `calc(1 - var(${PULL}, 0))` },
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: rem(420),
  // The face, who it is and the answers are seen at once, also on a short phone.
  minBlockSize: `clamp(${rem(330)}, 100svb - ${rem(420)}, ${rem(560)})`,
  marginBlock: `${vars.space.xs} ${vars.space.s}`,
  '@media': {
    [media.fromM]: { minBlockSize: `clamp(${rem(330)}, 100svb - ${rem(330)}, ${rem(620)})` },
  },
})

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
    // Sheets under the one on top, each laid down a little askew.
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
    // Warms up towards a yes.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: 0,
      zIndex: 2,
      borderRadius: 'inherit',
      boxShadow: `inset 0 0 0 3px ${vars.color.ember}`,
      opacity: `var(${LEAN}, 0)`,
      pointerEvents: 'none',
    },
  },
})
// While one is dragged the sheets follow the finger, not a clock.
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
    opacity: `calc((var(${LEAN}, 0) - 0.2) * 2)`,
  },
])

export const no = style([
  stamp,
  {
    right: vars.space.m,
    rotate: '9deg',
    color: vars.color.ink,
    opacity: `calc((-1 * var(${LEAN}, 0) - 0.2) * 2)`,
  },
])

/** In the thumb's reach, wherever the card ends. */
export const answers = style({
  position: 'sticky',
  insetBlockEnd: `var(${BELOW}, 0px)`,
  zIndex: vars.z.sticky,
  alignSelf: 'stretch',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space.m,
  marginInline: `calc(-1 * ${vars.space.m})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  // What lies under it fades out.
  background: `linear-gradient(transparent, ${vars.color.paper} ${rem(16)})`,
  '@media': { [media.fromS]: { gap: vars.space.l } },
})

/** For whoever has keys and no touch. */
export const keys = style({
  display: 'none',
  margin: 0,
  color: vars.color.muted,
  fontSize: vars.text.s,
  textAlign: 'center',
  '@media': { [media.hover]: { display: 'block' } },
})
