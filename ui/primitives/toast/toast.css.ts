import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const rise = keyframes({ from: { opacity: 0, translate: '0 12px' } })

/** Spec §9: 350 px wide, if the screen allows. Above the bottom navigation of a phone. */
export const viewport = style({
  position: 'fixed',
  zIndex: vars.z.toast,
  insetBlockEnd: `calc(env(safe-area-inset-bottom) + ${vars.space.xxxl})`,
  insetInline: 0,
  marginInline: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: `min(${vars.size.toast}, 100vi - 2 * ${vars.space.m})`,
  outline: 'none',
  '@media': {
    [media.fromM]: {
      insetInlineStart: 'auto',
      insetInlineEnd: vars.space.l,
      insetBlockEnd: vars.space.l,
    },
  },
})

export const toast = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.s,
  paddingBlock: vars.space.xxs,
  paddingInline: `${vars.space.m} ${vars.space.xxs}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: vars.shadow.high,
  '@media': EDGE,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
  animation: `${rise} ${vars.duration.enter} ${vars.ease.out}`,
})

export const signs = styleVariants({
  info: { color: vars.color.ink },
  success: { color: vars.color.success },
  danger: { color: vars.color.danger },
  trust: { color: vars.color.trustText },
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minInlineSize: 0,
  paddingBlock: vars.space.xs,
})
