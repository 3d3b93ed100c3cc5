import { style } from '@vanilla-extract/css'
import { rem } from '../theme/scale.ts'
import { vars } from '../theme/vars.css.ts'

export const stepper = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })

export const amount = style({
  minInlineSize: rem(44),
  textAlign: 'center',
  fontFamily: vars.font.display,
  fontSize: vars.text.l,
  fontWeight: vars.font.displayWeight,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
