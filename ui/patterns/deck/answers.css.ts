import { globalStyle, style } from '@vanilla-extract/css'
import { docked } from '../../primitives/docked/docked.css.ts'
import { viewport as toasts } from '../../primitives/toast/toast.css.ts'
import { BELOW } from '../../tokens/below.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { row } from '../heart-row/heart-row.css.ts'
import { across } from './across.ts'
import { disc, large } from './deck-answer.css.ts'

/** Zero where the text leaves room for the card above them; with large text far below the screen: nothing sticks. */
const ROOM = `min(0px, (100svb - ${rem(560)}) * 999)`

/** In the thumb's reach, wherever the card ends. */
export const answers = style({
  position: 'sticky',
  insetBlockEnd: `calc(var(${BELOW}, 0px) + ${ROOM})`,
  zIndex: vars.z.sticky,
  alignSelf: 'stretch',
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'start',
  gap: vars.space.xxs,
  marginInline: `calc(-1 * ${vars.space.m})`,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  // What lies under it fades out.
  background: `linear-gradient(transparent, ${vars.color.paper} ${rem(16)})`,
  '@media': {
    [media.fromS]: { gap: vars.space.l },
    // They would lie over who it is.
    '(max-height: 600px)': { position: 'static' },
    // Close to the card: the bar below begins where they end.
    [media.small]: { marginBlockStart: `calc(-1 * ${vars.space.s})`, paddingBlockStart: 0 },
    [media.lying]: {
      display: 'grid',
      gridTemplateColumns: 'auto auto',
      gap: vars.space.xxs,
      margin: 0,
      padding: 0,
    },
  },
})

globalStyle(`:root:has(${row}) ${answers}`, {
  '@media': {
    // Close to the card: the bar below begins where they end.
    '(max-height: 660px)': {
      position: 'static',
      marginBlockStart: `calc(-1 * ${vars.space.s})`,
      paddingBlockStart: 0,
    },
  },
})
globalStyle(`:root:has(${row}) ${answers} ${large}`, {
  '@media': { '(max-height: 660px)': { inlineSize: across(56), blockSize: across(56) } },
})
globalStyle(`${answers} ${large}`, {
  '@media': { [media.small]: { inlineSize: across(56), blockSize: across(56) } },
})
globalStyle(`${answers} ${disc}:not(${large})`, {
  '@media': { [media.small]: { marginBlock: across(4) } },
})
// Like and no are seen first where there are two rows.
globalStyle(`${answers} > :has(${large})`, { '@media': { [media.lying]: { order: -1 } } })

// What floats over the page stays off the answers: below the bar at the top.
globalStyle(`:root:has(${answers}) :is(${docked}, ${toasts})`, {
  insetBlockStart: `calc(env(safe-area-inset-top) + ${rem(64)})`,
  insetBlockEnd: 'auto',
  '@media': {
    [media.fromM]: { insetBlockStart: rem(76) },
    [media.low]: { insetBlockStart: rem(52) },
  },
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
