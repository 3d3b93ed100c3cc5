import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const slider = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  blockSize: vars.size.touch,
  // Half a thumb at both ends, so that thumbs stay within the field.
  marginInline: rem(4),
  touchAction: 'none',
  userSelect: 'none',
})
export const track = style({
  position: 'relative',
  flexGrow: 1,
  blockSize: 4,
  borderRadius: vars.radius.pill,
  background: vars.color.lineStrong,
  '@media': { [media.forced]: { background: 'CanvasText' } },
})
export const range = style({
  position: 'absolute',
  blockSize: 6,
  insetBlockStart: -1,
  borderRadius: vars.radius.pill,
  background: vars.color.ink,
  '@media': { [media.forced]: { background: 'Highlight' } },
})
export const thumb = style({
  position: 'relative',
  display: 'block',
  inlineSize: rem(28),
  blockSize: rem(28),
  border: `2px solid ${vars.color.ink}`,
  borderRadius: vars.radius.pill,
  background: vars.color.surface,
  boxShadow: vars.shadow.low,
  cursor: 'grab',
  selectors: {
    // The touch target is larger than the visible thumb.
    '&::after': { content: '', position: 'absolute', inset: -10 },
    '&:active': { cursor: 'grabbing', background: vars.color.sunken },
  },
  '@media': { [media.forced]: { borderColor: 'CanvasText' } },
})
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space.s,
  fontSize: vars.text.s,
  lineHeight: vars.leading.tight,
})
export const name = style({ fontWeight: vars.weight.semibold })
export const value = style({ fontVariantNumeric: 'tabular-nums' })
