import { style } from '@vanilla-extract/css'
import { vars } from '../../tokens/vars.css.ts'

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  background: vars.color.shade,
  aspectRatio: '4 / 5',
})

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

/** Without scripts a browser would show controls for a video that never plays. */
export const moving = style([
  picture,
  {
    // Makes the poster the LCP element, not the later video. One pixel is not enough where edges are rounded
    // differently.
    blockSize: 'calc(100% - 4px)',
    objectPosition: 'top',
    '@media': { '(scripting: none)': { display: 'none' } },
  },
])

export const control = style({
  position: 'absolute',
  insetBlockStart: vars.space.xs,
  insetInlineEnd: vars.space.xs,
})
