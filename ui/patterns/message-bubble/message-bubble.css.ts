import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minInlineSize: 0,
  paddingBlock: vars.space.xxs,
  // Focused by a press alone.
  outline: 'none',
})

export const sides = styleVariants({
  me: [message, { alignItems: 'flex-end' }],
  them: [message, { alignItems: 'flex-start' }],
})

const bubble = style({
  minInlineSize: 0,
  maxInlineSize: `min(${rem(544)}, 84%)`,
  overflow: 'hidden',
  paddingBlock: rem(9),
  paddingInline: rem(14),
  borderRadius: rem(20),
  color: vars.color.ink,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@media': EDGE,
})

/** The sharp corner points to the writer. */
export const bubbles = styleVariants({
  me: [bubble, { background: vars.color.emberSoft, borderEndEndRadius: vars.radius.field }],
  them: [
    bubble,
    {
      background: vars.color.surface,
      boxShadow: vars.shadow.low,
      borderEndStartRadius: vars.radius.field,
    },
  ],
})

export const words = style({ whiteSpace: 'pre-wrap' })

/** Pending or queued: an outline instead of a solid background. */
export const unsettled = style({
  background: 'transparent',
  boxShadow: `inset 0 0 0 1px ${vars.color.lineStrong}`,
})

export const picture = style({ padding: 0, inlineSize: rem(280) })

/** Overlaps the message below. */
export const quoted = style({ paddingBlock: vars.space.xs, color: vars.color.muted })

export const emoji = style({
  padding: 0,
  background: 'none',
  boxShadow: 'none',
  fontSize: vars.text.xxxl,
  lineHeight: 1.15,
})

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  paddingInline: vars.space.xxs,
  fontSize: vars.text.xs,
  lineHeight: vars.leading.body,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
  // A long state wraps: it stays on the side of its message.
  selectors: { [`${sides.me} > &`]: { justifyContent: 'flex-end' } },
})

const state = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })

export const states = styleVariants({
  sending: [state],
  sent: [state],
  read: [state],
  waiting: [state, { color: vars.color.warning }],
  failed: [state, { color: vars.color.danger, fontWeight: vars.weight.semibold }],
})

/**
 * Where the message is pressed, pointed at or focused, and as subtle as the time beside it; its touch target extends
 * beyond the line.
 */
export const action = style({
  display: 'flex',
  marginBlock: -12,
  opacity: 0,
  transition: `opacity ${vars.duration.state} ${vars.ease.out}`,
  selectors: { [`${message}:is(:hover, :focus-within) &`]: { opacity: 0.75 } },
})
// The ring is around the icon, not the target: it would cut the bubble above.
globalStyle(`${action} :focus-visible`, {
  outlineOffset: `calc((${rem(20)} - ${vars.size.touch}) / 2)`,
  boxShadow: 'none',
})

export const cost = style({ color: vars.color.trustText, fontWeight: vars.weight.semibold })
