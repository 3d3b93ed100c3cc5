import { style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.text.s,
  color: vars.color.muted,
})

const dot = style({
  flexShrink: 0,
  inlineSize: rem(9),
  blockSize: rem(9),
  borderRadius: vars.radius.pill,
  border: `2px solid ${vars.color.lineStrong}`,
})

/** Filled when online, hollow when not: not by colour alone. */
export const dots = styleVariants({
  online: [
    dot,
    {
      background: vars.color.success,
      borderColor: vars.color.success,
      '@media': { [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' } },
    },
  ],
  away: [dot],
})
