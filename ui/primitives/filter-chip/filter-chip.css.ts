import { style, styleVariants } from '@vanilla-extract/css'
import { CHOSEN } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const chip = style({
  // Visually hidden text would otherwise widen the page from within a scrolling line.
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  flexShrink: 0,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.m,
  border: '1px solid',
  borderRadius: vars.radius.pill,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.state}, border-color ${vars.duration.state}`,
  '@media': { [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } } },
})

export const chips = styleVariants({
  off: [chip, { background: vars.color.surface, borderColor: vars.color.lineStrong }],
  on: [
    chip,
    {
      background: vars.color.ink,
      color: vars.color.paper,
      borderColor: vars.color.ink,
      '@media': CHOSEN,
    },
  ],
})

/** Facet count. */
export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
  selectors: { [`${chips.on} &`]: { color: 'inherit' } },
})
