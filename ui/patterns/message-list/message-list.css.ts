import { style } from '@vanilla-extract/css'
import { UNLESS_LARGE } from '../../tokens/large-text.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const LEAST = `min(${rem(96)}, 25dvb)`

export const frame = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  // If large text leaves less, the surroundings scroll instead: half of the window is for the messages.
  minBlockSize: `clamp(${LEAST}, -1 * ${UNLESS_LARGE}, 50dvb)`,
  blockSize: '100%',
  '@media': { [media.low]: { minBlockSize: LEAST } },
})

export const log = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  overflowAnchor: 'none',
  overscrollBehavior: 'contain',
  paddingInline: vars.space.m,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
})

/** Starts at the bottom without scripts (column-reverse). */
export const fromItsEnd = style({ flexDirection: 'column-reverse' })

/** Fills the space above few messages, so that the last one is always at the composer. */
export const spacer = style({ flex: '1 1 auto' })

export const day = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  paddingBlock: `${vars.space.l} ${vars.space.xs}`,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
})

export const older = style({
  position: 'absolute',
  zIndex: vars.z.raised,
  insetBlockStart: vars.space.s,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

/** Floats over the messages. */
export const waiting = style({
  display: 'grid',
  padding: vars.space.xs,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.pill,
  background: vars.color.paper,
  boxShadow: vars.shadow.high,
})

export const jump = style({
  position: 'absolute',
  zIndex: vars.z.raised,
  insetBlockEnd: vars.space.s,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
})

export const jumpButton = style({
  pointerEvents: 'auto',
  borderRadius: vars.radius.pill,
  boxShadow: vars.shadow.high,
  maxInlineSize: `calc(100% - ${rem(32)})`,
})
