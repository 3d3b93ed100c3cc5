import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const stepper = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xxs })

export const amount = style({
  minInlineSize: rem(44),
  textAlign: 'center',
  ...displayFace,
  fontSize: vars.text.l,
  fontVariantNumeric: 'tabular-nums lining-nums',
})
