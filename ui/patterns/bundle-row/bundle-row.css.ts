import { style } from '@vanilla-extract/css'
import { displayFace } from '../../tokens/display-face.ts'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Size of the radio circle. */
const CHOICE = rem(24)

export const row = style({
  position: 'relative',
  // With large text the price goes below the label, at full width.
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xs,
  paddingBlock: vars.space.m,
  paddingInline: vars.space.m,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  transition: `background-color ${vars.duration.state} ${vars.ease.out}`,
  selectors: {
    '&:has(:checked)': {
      background: vars.color.trustSoft,
      boxShadow: `inset 0 0 0 2px ${vars.color.trust}`,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forced]: {
      border: '1px solid',
      selectors: { '&:has(:checked)': { border: '3px solid Highlight' } },
    },
  },
})

export const choice = style({
  appearance: 'none',
  flexShrink: 0,
  inlineSize: CHOICE,
  blockSize: CHOICE,
  borderRadius: vars.radius.pill,
  border: `1.5px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  selectors: {
    '&:checked': { borderColor: vars.color.trust, borderWidth: rem(7) },
    '&:focus-visible': { outline: 'none', boxShadow: 'none' },
  },
})

/** Always beside the choice. */
export const words = style({
  display: 'grid',
  flex: `1 1 min(6.5rem, 100% - ${CHOICE} - ${vars.space.m})`,
  minInlineSize: 0,
})

export const credits = style({
  ...displayFace,
  fontSize: vars.text.l,
  lineHeight: vars.leading.tight,
  fontVariantNumeric: 'tabular-nums lining-nums',
})

export const each = style({ fontSize: vars.text.s, color: vars.color.muted })

export const price = style({
  display: 'grid',
  justifyItems: 'end',
  marginInlineStart: 'auto',
  textAlign: 'end',
})
