import { style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const alert = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.s,
  alignItems: 'start',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  color: vars.color.ink,
  fontSize: vars.text.s,
  '@media': EDGE,
})

/** Colour is only in background and icon; text stays ink. */
export const tones = styleVariants({
  info: [alert, { background: vars.color.sunken }],
  warning: [alert, { background: vars.color.warningSoft }],
  danger: [alert, { background: vars.color.dangerSoft }],
  success: [alert, { background: vars.color.successSoft }],
  trust: [alert, { background: vars.color.trustSoft }],
})

export const signs = styleVariants({
  info: { color: vars.color.ink },
  warning: { color: vars.color.warning },
  danger: { color: vars.color.danger },
  success: { color: vars.color.success },
  trust: { color: vars.color.trustText },
})

export const sign = style({ display: 'grid', alignItems: 'center', minBlockSize: rem(24) })
export const words = style({ display: 'grid', gap: vars.space.xxs, minInlineSize: 0 })
export const title = style({ fontWeight: vars.weight.semibold })

export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
})

export const dismiss = style({
  marginBlock: `calc(-1 * ${vars.space.xs})`,
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
})
