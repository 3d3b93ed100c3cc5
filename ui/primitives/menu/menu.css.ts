import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const open = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

/** A low window may have no room for all of it on either side: it scrolls on the larger one. */
const larger = {
  maxBlockSize: `calc(100% - ${vars.space.xs})`,
  positionTryOrder: 'most-block-size',
} as const

export const menu = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.z.popover,
  margin: vars.space.xxs,
  border: 0,
  padding: vars.space.xxs,
  minInlineSize: `min(${rem(200)}, 100vi - 2 * ${vars.space.m})`,
  maxInlineSize: `min(${rem(320)}, 100vi - 2 * ${vars.space.m})`,
  maxBlockSize: `calc(100dvb - 2 * ${vars.space.m})`,
  overflowY: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  outline: 'none',
  // No exit animation: quickly closing the menu would wait for it.
  animation: `${open} ${vars.duration.state} ${vars.ease.out}`,
  selectors: { '&:popover-open': { display: 'grid' } },
  '@media': EDGE,
  '@supports': {
    // Anchored below its button, or above without room.
    '(position-area: block-end)': {
      marginInline: 0,
      positionArea: 'block-end span-inline-start',
      // At the start of a page there is no room beside its button either.
      positionTryFallbacks: 'flip-block, flip-inline, flip-block flip-inline',
      '@media': { [media.low]: larger, [media.short]: larger },
    },
  },
})

const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minBlockSize: vars.size.touch,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.s,
  borderRadius: `calc(${vars.radius.card} - ${vars.space.xxs})`,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:is(:hover, :focus)': { background: vars.color.sunken, outline: 'none', boxShadow: 'none' },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: -2 },
    '&[aria-disabled="true"]': { color: vars.color.muted, cursor: 'not-allowed' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&:is(:hover, :focus)': { outline: '2px solid' } },
    },
  },
})

export const items = styleVariants({
  plain: [item],
  danger: [item, { color: vars.color.danger }],
})
