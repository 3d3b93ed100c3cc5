import { style } from '@vanilla-extract/css'
import { rem } from '../../tokens/scale.ts'
import { vars } from '../../tokens/vars.css.ts'
import { card } from './choice.css.ts'

export const grid = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fill, minmax(min(${rem(136)}, 100%), 1fr))`,
  gap: vars.space.xs,
})

export const pictured = style([
  card,
  { flexDirection: 'column', alignItems: 'stretch', gap: vars.space.xxs, padding: vars.space.xs },
])

/** The whole card is the target; the radio circle is hidden. */
export const input = style({
  position: 'absolute',
  inset: 0,
  margin: 0,
  opacity: 0,
  inlineSize: '100%',
  blockSize: '100%',
  cursor: 'pointer',
})

/** The picture alone: the words stay readable. A filter lifts it over the input, which is the target. */
export const faded = style({ opacity: 0.4, filter: 'grayscale(1)', pointerEvents: 'none' })

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  paddingInline: vars.space.xxs,
  paddingBlockEnd: vars.space.xxs,
})
