import { globalStyle, style } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { rise } from './rise.css.ts'
import { SCROLLBAR } from './scrollbar.ts'

/** A card: at the bottom of a phone, centred on wider screens. */
export const dialog = style({
  inlineSize: `min(${rem(480)}, 100% - 2 * ${vars.space.s})`,
  maxInlineSize: 'none',
  maxBlockSize: `calc(100dvb - ${vars.space.l})`,
  margin: 'auto',
  marginBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
  padding: vars.space.m,
  background: vars.color.surface,
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  outline: 'none',
  animation: `${rise} ${vars.duration.enter} ${vars.ease.out}`,
  '::backdrop': { background: vars.color.overlay },
  '@media': { ...EDGE, [media.fromS]: { padding: vars.space.l, marginBlockEnd: 'auto' } },
})

/** Locks scrolling of the page behind it. */
globalStyle(`:root:has(${dialog}:modal)`, {
  overflow: 'hidden',
  paddingInlineEnd: `var(${SCROLLBAR}, 0px)`,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  marginBlockStart: vars.space.m,
})

globalStyle(`${actions} > button`, { flexGrow: 1 })

/** A link beside the buttons is no wider than its text. */
globalStyle(`${actions} > a`, { alignSelf: 'center' })
