import { globalStyle, style } from '@vanilla-extract/css'
import { EDGE } from '../theme/forced.ts'
import { media } from '../theme/media.ts'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'
import { rise } from './rise.css.ts'
import { SCROLLBAR } from './scrollbar.ts'

/** A card: in thumb's reach on a phone, in the middle of a wider screen. */
export const dialog = style({
  inlineSize: `min(${rem(480)}, 100% - 2 * ${vars.space.s})`,
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvb - ${vars.space.l})`,
  margin: 'auto',
  marginBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  padding: vars.space.l,
  background: vars.color.surface,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  outline: 'none',
  animation: `${rise} ${vars.duration.enter} ${vars.ease.out}`,
  '::backdrop': { background: vars.color.overlay },
  '@media': { ...EDGE, [media.fromS]: { marginBlockEnd: 'auto' } },
})

/** What stands behind it stays where it is. */
globalStyle(`:root:has(${dialog}:modal)`, {
  overflow: 'hidden',
  paddingInlineEnd: `var(${SCROLLBAR}, 0px)`,
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  marginBlockStart: vars.space.l,
  '@media': { [media.fromS]: { flexDirection: 'row', flexWrap: 'wrap' } },
})
