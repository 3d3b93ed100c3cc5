import { globalStyle, style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'

/** How far from the end of a strip its contents fade. */
const FADE = rem(32)

export const strip = style({
  display: 'flex',
  minInlineSize: 0,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  // Space for a focus ring, which a scroll container would clip.
  padding: 4,
  margin: -4,
  // What is cut off at the edge fades, and says that there is more; the last one ends before that.
  paddingInlineEnd: FADE,
  maskImage: `linear-gradient(to right, black calc(100% - ${FADE}), transparent)`,
  alignItems: 'center',
})
globalStyle(`${strip} > *`, { flexShrink: 0 })
