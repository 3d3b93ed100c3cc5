import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Looks like the composer's field that it leads to. */
export const field = style({
  display: 'flex',
  // With large text the price stands below.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  rowGap: vars.space.xxs,
  minInlineSize: 0,
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.m} ${vars.space.xs}`,
  border: `1.5px solid ${vars.color.ember}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `box-shadow ${vars.duration.state} ${vars.ease.out}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { boxShadow: vars.shadow.low } } } },
})

export const words = style({ flex: '1 1 6em', minInlineSize: 0, overflowWrap: 'anywhere' })

export const price = style({
  flexShrink: 0,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  borderRadius: vars.radius.pill,
  background: vars.color.trustSoft,
  color: vars.color.trustText,
  fontSize: vars.text.s,
  fontWeight: vars.weight.semibold,
})
