import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { visibleAgain, visuallyHidden } from '../../primitives/layout/layout.css.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const COARSE = '(pointer: coarse)'
/** A row for a mouse, and for a finger. */
const HEIGHT = rem(40)
const TOUCH = rem(44)
/** A face and the gap after it. */
const FACE = `calc(${rem(32)} + ${vars.space.s})`

const wide = (rules: object) => ({ '@media': { [media.fromL]: rules } })

export const table = style({
  display: 'block',
  inlineSize: '100%',
  fontSize: vars.text.s,
  ...wide({ display: 'grid', columnGap: vars.space.m }),
})

const shared = (count: number) => (count > 0 ? `repeat(${count}, minmax(0, 1fr))` : '')
/** The first column is the widest, the last as wide as its words. */
export const tracks = styleVariants({ 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6 }, (others) =>
  wide({ gridTemplateColumns: `minmax(14rem, 3fr) ${shared(others - 1)} auto` }),
)

const across = wide({ display: 'grid', gridColumn: '1 / -1', gridTemplateColumns: 'subgrid' })

export const caption = style({
  display: 'block',
  paddingBlockEnd: vars.space.xs,
  textAlign: 'start',
  color: vars.color.muted,
  fontWeight: vars.weight.semibold,
  ...wide({ gridColumn: '1 / -1' }),
})

export const head = style([
  visuallyHidden,
  wide({ ...visibleAgain, ...across['@media'][media.fromL] }),
])
globalStyle(`${head} th`, {
  alignSelf: 'end',
  paddingBlock: vars.space.xs,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.medium,
})

export const body = style({ display: 'block', ...across })

/** Two lines on a phone: the subject and what stands at its end, then all the rest. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  ...across,
})

export const row = style({
  position: 'relative',
  minBlockSize: HEIGHT,
  paddingBlock: vars.space.xs,
  boxShadow: `inset 0 -1px 0 ${vars.color.line}`,
  selectors: {
    // Ends the first line on a phone.
    '&::after': { content: '', order: 1, flexBasis: '100%' },
  },
  '@media': {
    [COARSE]: { minBlockSize: TOUCH },
    // A line that is a shadow is not drawn there.
    [media.forced]: { borderBlockEnd: '1px solid' },
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    [media.fromL]: {
      paddingBlock: 0,
      selectors: { '&::after': { content: 'none' } },
    },
  },
})

/** About somebody: on a phone both lines begin after their face. */
export const faced = style({ paddingInlineStart: FACE, ...wide({ paddingInlineStart: 0 }) })

/** Its parts stand beside those of the other cells on a phone. */
export const subject = style({
  display: 'contents',
  ...wide({ display: 'flex', alignItems: 'center', columnGap: vars.space.s, minInlineSize: 0 }),
})
export const name = style({ textAlign: 'start' })

export const face = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: vars.space.xs,
  display: 'flex',
  ...wide({ position: 'static' }),
})

const oneLine = {
  minInlineSize: 0,
  // With room for the ring of a link in it.
  overflow: 'clip',
  overflowClipMargin: rem(4),
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const title = style({
  ...oneLine,
  flex: '1 1 50%',
  fontWeight: vars.weight.medium,
  whiteSpace: 'normal',
  ...wide({ flex: '0 1 auto', whiteSpace: 'nowrap' }),
})

export const link = style([
  title,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    selectors: {
      // The whole row opens it.
      '&::after': { content: '', position: 'absolute', inset: 0 },
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        outline: `2px solid ${vars.color.focus}`,
        outlineOffset: -2,
        borderRadius: vars.radius.field,
      },
      '&:hover': { textDecoration: 'underline' },
    },
  },
])

export const mark = style({
  order: 2,
  color: vars.color.danger,
  fontWeight: vars.weight.medium,
  ...wide({ order: 'initial', flexShrink: 0 }),
})

export const notes = style({
  ...oneLine,
  order: 2,
  color: vars.color.muted,
  fontSize: vars.text.xs,
  ...wide({ order: 'initial', flex: '0 1 auto' }),
})

const cell = style({
  ...oneLine,
  order: 2,
  textAlign: 'start',
  // A long deadline, which must not be cut.
  whiteSpace: 'normal',
  ...wide({ order: 'initial', whiteSpace: 'nowrap' }),
})
/** What can be pressed in a row stands above the link that covers it. */
globalStyle(`${row} td:not(:first-child) :is(a, button)`, {
  position: 'relative',
  zIndex: vars.z.raised,
})

const atEnd = {
  flex: '0 1 auto',
  order: 0,
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums lining-nums',
} as const
export const cells = styleVariants({
  words: [cell],
  /** Words that must be read whole, on as many lines as they take. */
  text: [
    cell,
    { overflowWrap: 'anywhere', paddingBlock: vars.space.xs, ...wide({ whiteSpace: 'normal' }) },
  ],
  /** Muted: when it was. */
  age: [cell, { ...atEnd, color: vars.color.muted }],
  amount: [cell, atEnd],
  /** Buttons, on a line of their own where there is no room. */
  actions: [cell, { overflow: 'visible', marginInlineStart: 'auto' }],
})

export const spare = style({ display: 'none', ...wide({ display: 'block' }) })
