import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scroller = style({ overflowX: 'auto', maxInlineSize: '100%' })

export const table = style({ inlineSize: '100%', fontSize: vars.text.s })

export const caption = style({
  paddingBlockEnd: vars.space.s,
  textAlign: 'start',
  color: vars.color.muted,
  fontWeight: vars.weight.semibold,
})

const cell = style({
  paddingBlock: vars.space.s,
  verticalAlign: 'baseline',
  textAlign: 'start',
  // German and Finnish words may be longer than a phone's column.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    // With large text the columns are what there is room for.
    '&:not(:first-child)': {
      paddingInlineStart: `clamp(${vars.space.xxs}, 18vw - 3rem, ${vars.space.m})`,
    },
    'tbody > tr:not(:last-child) > &': { boxShadow: `inset 0 -1px 0 ${vars.color.line}` },
    'thead &': {
      color: vars.color.muted,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.medium,
      overflowWrap: 'normal',
    },
  },
})

export const cells = styleVariants({
  words: [cell],
  amount: [
    cell,
    {
      textAlign: 'end',
      selectors: { 'tbody &': { whiteSpace: 'nowrap' } },
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  ],
})

/** Hidden on a phone. */
export const spare = style({
  display: 'none',
  '@media': { [media.fromS]: { display: 'table-cell' } },
})
