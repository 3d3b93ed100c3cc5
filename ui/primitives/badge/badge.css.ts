import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const pill = style({
  flexShrink: 0,
  borderRadius: vars.radius.pill,
  '@media': { [media.forced]: { border: '1px solid' } },
})

const count = style([
  pill,
  {
    display: 'inline-grid',
    placeItems: 'center',
    minInlineSize: rem(20),
    blockSize: rem(20),
    paddingInline: rem(6),
    fontFamily: vars.font.body,
    fontSize: rem(12),
    fontWeight: vars.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
])

const dot = style([pill, { display: 'inline-block', inlineSize: rem(10), blockSize: rem(10) }])

const tones = {
  ember: { background: vars.color.ember, color: vars.color.onEmber },
  warning: { background: vars.color.warning, color: vars.color.warningSoft },
  danger: { background: vars.color.danger, color: vars.color.onDanger },
}

export const counts = styleVariants(tones, (tone) => [count, tone])
export const dots = styleVariants(tones, ({ background }) => [dot, { background }])
