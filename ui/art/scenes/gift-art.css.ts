import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../tokens/media.ts'
import { vars } from '../../tokens/vars.css.ts'

const lay = keyframes({
  from: { transform: 'translateY(-14%) rotate(-7deg) scale(0.86)', opacity: 0 },
})

/** Entry animation, like a piece of paper being laid down. */
export const laid = style({
  display: 'block',
  animation: `${lay} ${vars.duration.place} ${vars.ease.spark} backwards`,
})

const sway = keyframes({ '50%': { transform: 'rotate(4deg)' } })
const rise = keyframes({ '50%': { transform: 'translateY(-7px)', opacity: 0.5 } })
const flicker = keyframes({ '50%': { transform: 'scale(0.86, 0.94)', opacity: 0.8 } })

const moving = (frames: string, seconds: number) =>
  ({
    transformBox: 'fill-box',
    animation: `${frames} ${seconds}s ${vars.ease.inOut} 2`,
    '@media': { [media.still]: { animation: 'none' } },
    selectors: { ':root[data-motion="still"] &': { animation: 'none' } },
  }) as const

/** Animates a part of a gift twice on arrival; not with reduced motion. */
export const movements = styleVariants({
  sway: { ...moving(sway, 2.4), transformOrigin: 'bottom' },
  hang: { ...moving(sway, 2.4), transformOrigin: 'top' },
  rise: moving(rise, 2.2),
  flicker: { ...moving(flicker, 1.4), transformOrigin: 'bottom' },
})
