import { style } from '@vanilla-extract/css'
import { CHOSEN } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  minInlineSize: 0,
})

export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minBlockSize: vars.size.touch,
  maxInlineSize: '100%',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xxs,
  border: `1px solid ${vars.color.lineStrong}`,
  // Pill-shaped on one line; on several lines a smaller radius, to keep the text clear.
  borderRadius: `calc(${vars.size.touch} / 2)`,
  background: vars.color.surface,
  fontSize: vars.text.s,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.duration.state}, color ${vars.duration.state}`,
  selectors: {
    '&:has(:checked)': {
      color: vars.color.paper,
      background: vars.color.ink,
      borderColor: vars.color.ink,
    },
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: 2,
    },
    '&:has(:disabled)': {
      color: vars.color.muted,
      background: vars.color.sunken,
      borderColor: vars.color.line,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover': { borderColor: vars.color.ink } } },
    [media.forced]: { selectors: { '&:has(:checked)': CHOSEN[media.forced] } },
  },
})

/** The native control: transparent, covering the chip, so that it can be tapped and focused. */
export const input = style({
  appearance: 'none',
  position: 'absolute',
  inset: 0,
  borderRadius: 'inherit',
  cursor: 'inherit',
  selectors: { '&:focus-visible': { outline: 'none', boxShadow: 'none' } },
})

/** Facet count. */
export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.regular,
  color: vars.color.muted,
  selectors: { [`${chip}:has(:checked) &`]: { color: 'inherit' } },
})
