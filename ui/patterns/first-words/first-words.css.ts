import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
})

/** As large as header, sentence, suggestions and composer leave it. */
export const face = style({
  inlineSize: `clamp(${rem(96)}, (100dvb - ${rem(560)}) * 0.8, ${rem(220)})`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.low,
})

export const line = style({ inlineSize: '100%', maxInlineSize: rem(420) })

export const ideas = style({ inlineSize: '100%', maxInlineSize: rem(560) })
/** Two rows of text, and the beginning of the next suggestion beside them. */
globalStyle(`${ideas} > * > :not(:last-child)`, { flex: `0 0 min(${rem(248)}, 80%)` })
