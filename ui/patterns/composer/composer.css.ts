import { globalStyle, style } from '@vanilla-extract/css'
import { docked } from '../../primitives/docked/docked.css.ts'
import { viewport as toasts } from '../../primitives/toast/toast.css.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Tools, the hint in the longest language, and a priced button; `rem`, so that large text counts. */
const ONE_ROW = '(min-width: 48rem)'

/** What stands above the composer scrolls away where there is no room for both. */
export const above = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  flex: 'none',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.m,
  '@media': {
    [media.low]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      rowGap: 0,
      columnGap: vars.space.m,
      paddingBlockStart: 0,
    },
  },
})
// Focused, they are not behind the composer.
globalStyle(`${above} *`, { scrollMarginBlockEnd: rem(120) })

/** Always in view, at the end of whatever scrolls. */
export const composer = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.z.raised,
  display: 'flex',
  flexDirection: 'column',
  flex: 'none',
  gap: vars.space.xs,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  background: vars.color.paper,
  '@media': { [media.low]: { paddingBlock: vars.space.xxs } },
})

// What floats over the page stays above it and above the wallet.
globalStyle(`:root:has(${composer}) :is(${docked}, ${toasts})`, {
  insetBlockEnd: `calc(env(safe-area-inset-bottom) + ${rem(232)})`,
  '@media': { [media.low]: { insetBlockEnd: rem(116) } },
})

export const sheet = style({
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  borderRadius: 20,
  background: vars.color.surface,
  border: `1px solid ${vars.color.lineStrong}`,
  transition: `border-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&:has(textarea:focus-visible)': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      // Border for forced colours, where shadows are missing.
      outline: '2px solid transparent',
    },
  },
  // Field and buttons on one line, where both fit.
  '@media': { [media.low]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'end' } },
})

/** The text twice in one grid cell: the hidden copy sizes the field, in every browser. */
export const growing = style({
  display: 'grid',
  minInlineSize: 0,
  '@media': { [media.low]: { flex: `999 1 ${rem(200)}` } },
})

const written = {
  gridArea: '1 / 1',
  minInlineSize: 0,
  maxBlockSize: `min(${rem(190)}, 30dvb)`,
  paddingBlock: `${rem(13)} ${vars.space.xs}`,
  paddingInline: vars.space.m,
  fontFamily: vars.font.body,
  fontSize: vars.text.m,
  lineHeight: 1.4,
  whiteSpace: 'pre-wrap' as const,
  overflowWrap: 'anywhere' as const,
}

export const copy = style({ ...written, visibility: 'hidden', overflow: 'hidden' })

export const field = style({
  ...written,
  resize: 'none',
  overflowY: 'auto',
  color: vars.color.ink,
  selectors: {
    '&::placeholder': { color: vars.color.muted, opacity: 1 },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
    '&:disabled': { color: vars.color.muted },
  },
})

/** With large text, tools and send button get a line of their own. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xs,
  padding: vars.space.xxs,
  '@media': { [media.low]: { flex: '1 1 auto' } },
})

export const quoted = style({
  paddingBlockStart: vars.space.xs,
  paddingInline: vars.space.s,
  '@media': { [media.low]: { flex: 'none', inlineSize: '100%' } },
})

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: '1 1 auto',
  minInlineSize: 0,
})

/** The field's description; visible only with a mouse (so a keyboard), and where all of the foot fits one row. */
export const keys = style({
  display: 'none',
  '@media': {
    [`(pointer: fine) and (not ${media.low})`]: {
      '@container': {
        [ONE_ROW]: {
          display: 'block',
          paddingInline: vars.space.s,
          marginInlineEnd: 'auto',
          fontSize: vars.text.xs,
          color: vars.color.muted,
        },
      },
    },
  },
})

export const counter = style({
  flexShrink: 0,
  fontSize: vars.text.xs,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.muted,
})

export const over = style({ color: vars.color.danger, fontWeight: vars.weight.semibold })
