import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  // With large text the amount goes below the label.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.s,
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  color: vars.color.ink,
  textDecoration: 'none',
  transition: `background-color ${vars.duration.state} ${vars.ease.out}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { background: vars.color.sunken } } },
    [media.forced]: { border: '1px solid' },
  },
})

export const words = style({ display: 'grid', flex: '1 1 8rem', minInlineSize: 0 })

export const title = style({ fontWeight: vars.weight.semibold, lineHeight: vars.leading.tight })

export const detail = style({ fontSize: vars.text.s, color: vars.color.muted })

export const end = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.s,
  marginInlineStart: 'auto',
  color: vars.color.muted,
})

export const value = style({ display: 'grid', justifyItems: 'end' })
