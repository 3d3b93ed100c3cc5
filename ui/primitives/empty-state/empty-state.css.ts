import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.m,
  maxInlineSize: vars.size.narrow,
  marginInline: 'auto',
  paddingBlock: vars.space.xl,
  paddingInline: vars.space.m,
  textAlign: 'center',
  // No last line of one word, in a paragraph of its own either.
  textWrap: 'balance',
})

export const art = style({ inlineSize: '100%', maxInlineSize: rem(200) })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.s,
  paddingBlockStart: vars.space.xs,
})
