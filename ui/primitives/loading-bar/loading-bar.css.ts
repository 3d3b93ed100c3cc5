import { keyframes, style } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const fill = keyframes({
  from: { scale: '0 1' },
  '60%': { scale: '0.8 1' },
  to: { scale: '0.96 1' },
})
const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

/** Spec §9: the bar takes 5 s, and loads under 200 ms show none. */
const LASTS = '5s'
const AFTER = '200ms'

const still = { animationName: appear, animationDuration: '1ms' }

export const bar = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.z.toast,
  blockSize: 3,
  pointerEvents: 'none',
  background: vars.color.ember,
  transformOrigin: 'left',
  opacity: 0,
  animationName: `${appear}, ${fill}`,
  animationDuration: `1ms, ${LASTS}`,
  animationDelay: AFTER,
  animationTimingFunction: vars.ease.out,
  animationFillMode: 'forwards',
  selectors: {
    '[dir="rtl"] &': { transformOrigin: 'right' },
    ':root[data-motion="still"] &': still,
  },
  '@media': { [media.still]: still },
})
