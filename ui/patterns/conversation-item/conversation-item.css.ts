import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const link = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.s,
  alignItems: 'center',
  minBlockSize: rem(72),
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  transition: `background-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&[aria-current]': { background: vars.color.sunken },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    [media.forced]: { selectors: { '&[aria-current]': { border: '2px solid' } } },
  },
})

export const words = style({ display: 'grid', rowGap: rem(2), minInlineSize: 0 })

export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.s,
  minInlineSize: 0,
})

const truncated = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap' as const,
  lineHeight: vars.leading.tight,
}

/** What somebody is stands beside their name, or below a long one. */
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.xs,
  minInlineSize: 0,
})
export const kind = style({
  fontSize: vars.text.xs,
  lineHeight: vars.leading.tight,
  color: vars.color.trustText,
})

export const name = style({ ...truncated, fontWeight: vars.weight.semibold })
export const last = style({ ...truncated, fontSize: vars.text.s, color: vars.color.muted })
export const unread = style({ color: vars.color.ink, fontWeight: vars.weight.semibold })

export const time = style({
  flexShrink: 0,
  fontSize: vars.text.xs,
  color: vars.color.muted,
  fontVariantNumeric: 'tabular-nums',
})
