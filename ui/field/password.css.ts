import { style, styleVariants } from '@vanilla-extract/css'
import { EDGE } from '../theme/forced.ts'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

export const meter = style({ display: 'flex', gap: vars.space.xxs, marginBlockEnd: vars.space.xxs })
/** Strokes that lean like the mark's; as many are inked as the password is strong. */
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
