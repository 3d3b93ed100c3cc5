import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

const meter = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.field,
  fontSize: vars.text.s,
  fontVariantNumeric: 'tabular-nums lining-nums',
  textAlign: 'start',
})

export const tones = styleVariants({
  normal: [meter, { color: vars.color.trustText }],
  warning: [meter, { color: vars.color.warning }],
  danger: [meter, { color: vars.color.danger }],
})

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  minInlineSize: 0,
})

/** With large text on a phone one line: what follows the balance is what a conversation needs least. */
export const short = style({
  maxBlockSize: `max(1lh, (100vw - ${rem(272)}) * 999)`,
  overflow: 'hidden',
})

/** What follows wraps first, as a flex item does. */
export const balance = style({ fontWeight: vars.weight.semibold })

export const more = style({
  textDecorationLine: 'underline',
  textDecorationColor: 'transparent',
  textUnderlineOffset: '0.2em',
  selectors: { ':focus-visible > &': { textDecorationColor: 'currentColor' } },
  '@media': {
    [media.hover]: { selectors: { ':hover > &': { textDecorationColor: 'currentColor' } } },
  },
})
