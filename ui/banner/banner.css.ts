import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

const banner = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.control,
  paddingInline: `max(${vars.space.m}, env(safe-area-inset-left))`,
  paddingBlock: vars.space.xxs,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})

export const tones = styleVariants({
  trust: [banner, { background: vars.color.trustSoft, color: vars.color.trustText }],
  warning: [banner, { background: vars.color.warningSoft, color: vars.color.warning }],
  quiet: [banner, { background: vars.color.sunken, color: vars.color.ink }],
})

export const message = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-start',
  columnGap: vars.space.m,
  minInlineSize: 0,
  flex: '1 1 auto',
  '@media': { [media.fromM]: { justifyContent: 'center' } },
})

export const words = style({ minInlineSize: 0, paddingBlock: vars.space.xxs })
