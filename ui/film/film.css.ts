import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

const film = style({
  position: 'relative',
  overflow: 'hidden',
  inlineSize: '100%',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.high,
  background: vars.color.shade,
})

export const shapes = styleVariants({ portrait: '4 / 5', landscape: '4 / 3' }, (aspectRatio) => [
  film,
  { aspectRatio },
])

export const picture = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
})

/** Without scripts a browser would put its own buttons on a film that never runs. */
export const moving = style([
  picture,
  {
    // A browser takes the largest thing drawn for the page being there: the picture, not the film some time after it.
    // One pixel is not enough where their edges are rounded apart.
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
