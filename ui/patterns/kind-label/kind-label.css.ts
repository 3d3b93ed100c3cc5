import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  maxInlineSize: '100%',
  paddingBlock: rem(3),
  paddingInline: `${rem(8)} ${rem(10)}`,
  // Pill-shaped on one line; on several lines a smaller radius, to keep the text clear.
  borderRadius: rem(12),
  background: vars.color.trustSoft,
  color: vars.color.trustText,
  fontSize: vars.text.xs,
  fontWeight: vars.weight.semibold,
  lineHeight: vars.leading.tight,
  textAlign: 'start',
  // Over two lines no word is left alone.
  textWrap: 'balance',
})
