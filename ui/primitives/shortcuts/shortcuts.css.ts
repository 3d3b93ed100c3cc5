import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Shown where there is a pointer, and so likely a keyboard. */
export const hint = style({
  display: 'none',
  '@media': {
    [media.hover]: {
      display: 'inline-grid',
      placeItems: 'center',
      flex: 'none',
      minInlineSize: rem(22),
      blockSize: rem(22),
      paddingInline: rem(5),
      border: '1px solid currentColor',
      borderRadius: vars.radius.field,
      fontFamily: vars.font.body,
      fontSize: rem(12),
      fontWeight: vars.weight.semibold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1,
      opacity: 0.72,
    },
  },
})
