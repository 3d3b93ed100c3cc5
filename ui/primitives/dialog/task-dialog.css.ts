import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { rise } from './rise.css.ts'

const fadeOut = keyframes({ to: { opacity: 0 } })

/** Full screen on a phone; a card on wider screens. */
export const content = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.z.dialog,
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.paper,
  color: vars.color.ink,
  outline: 'none',
  animation: `${rise} ${vars.duration.enter} ${vars.ease.out}`,
  selectors: {
    '&[data-state="closed"]': {
      animation: `${fadeOut} ${vars.duration.state} ${vars.ease.out} forwards`,
    },
  },
  '@media': {
    ...EDGE,
    [media.fromS]: {
      inset: vars.space.l,
      margin: 'auto',
      inlineSize: `min(${rem(560)}, 100% - 2 * ${vars.space.l})`,
      blockSize: 'fit-content',
      maxBlockSize: `calc(100dvb - 2 * ${vars.space.l})`,
      borderRadius: vars.radius.card,
      boxShadow: vars.shadow.high,
    },
    // No room for buttons that stay: all of it scrolls.
    [media.keyboard]: { overflowY: 'auto', overscrollBehavior: 'contain' },
    // On low screens the form gets the full height.
    [media.lying]: {
      inset: 0,
      blockSize: 'auto',
      maxBlockSize: 'none',
      borderRadius: 0,
    },
  },
})

export const head = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: rem(64),
  paddingInline: vars.space.xs,
  paddingBlockStart: `max(${vars.space.xs}, env(safe-area-inset-top))`,
  paddingBlockEnd: vars.space.xs,
})

export const way = style({
  flex: '1 1 auto',
  minInlineSize: 0,
  selectors: { '&:first-child': { paddingInlineStart: vars.space.m } },
})

/** The step and its note. Scrolls as a whole where both do not fit, such as at large text. */
export const middle = style({
  flex: '1 1 auto',
  minBlockSize: 0,
  display: 'flex',
  flexDirection: 'column',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // What a keyboard leaves of a phone is for what is typed: the note comes after the step.
  '@media': { [media.keyboard]: { display: 'block', flex: '1 0 auto', overflowY: 'visible' } },
})

/** The scroll container of a long step. */
export const body = style({
  flex: '1 1 auto',
  minBlockSize: rem(160),
  overflowY: 'auto',
  '@media': { [media.keyboard]: { overflowY: 'visible' } },
  paddingInline: vars.space.l,
  paddingBlock: `${vars.space.xs} ${vars.space.l}`,
})

export const note = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': { [media.keyboard]: { paddingBlockEnd: vars.space.s } },
})

export const actions = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingInline: vars.space.l,
  paddingBlockStart: vars.space.s,
  paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
})

/** A line above the buttons, where no note has one. */
export const lined = styleVariants({
  always: { borderBlockStart: `1px solid ${vars.color.line}` },
  low: { '@media': { [media.keyboard]: { borderBlockStart: `1px solid ${vars.color.line}` } } },
})
