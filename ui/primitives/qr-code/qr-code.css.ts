import { style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'

/** Dark on light in both modes: cameras do not read the reverse. */
export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: rem(208),
  blockSize: 'auto',
  borderRadius: vars.radius.field,
  background: vars.color.onShade,
  fill: vars.color.shade,
  '@media': { [media.forced]: { forcedColorAdjust: 'none' } },
})
