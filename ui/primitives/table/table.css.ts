import { style, styleVariants } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const scroller = style({ overflowX: 'auto', maxInlineSize: '100%' })

export const table = style({ inlineSize: '100%', fontSize: vars.text.s })

export const caption = style({
  paddingBlockEnd: vars.space.s,
  textAlign: 'start',
  ...displayFace,
  fontSize: vars.text.l,
})

const cell = style({
  paddingBlock: vars.space.s,
  verticalAlign: 'baseline',
  textAlign: 'start',
  // German and Finnish words may be longer than a phone's column.
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:first-child)': { paddingInlineStart: vars.space.m },
    'tbody > tr:not(:last-child) > &': { boxShadow: `inset 0 -1px 0 ${vars.color.line}` },
    'thead &': {
      color: vars.color.muted,
      fontSize: vars.text.xs,
      fontWeight: vars.weight.medium,
      whiteSpace: 'nowrap',
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
      whiteSpace: 'nowrap',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  ],
})

/** Hidden on a phone. */
export const spare = style({
  display: 'none',
  '@media': { [media.fromS]: { display: 'table-cell' } },
})
