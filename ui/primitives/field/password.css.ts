import { style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../../tokens/forced.ts'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

export const meter = style({ display: 'flex', gap: vars.space.xxs, marginBlockEnd: vars.space.xxs })
/** Strokes like the mark's, as the strength meter. */
export const stroke = style({
  flex: 1,
  blockSize: 6,
  borderRadius: 2,
  transform: 'skewX(-24deg)',
  background: vars.color.line,
  '@media': EDGE,
  transition: `background-color ${vars.duration.enter} ${vars.ease.out}`,
})
const FULL = {
  [media.forced]: { forcedColorAdjust: 'none', background: 'CanvasText' },
} as const
export const inked = styleVariants({
  weak: { background: vars.color.danger, '@media': FULL },
  fair: { background: vars.color.warning, '@media': FULL },
  strong: { background: vars.color.success, '@media': FULL },
})
