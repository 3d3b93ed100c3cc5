import { keyframes } from '@vanilla-extract/css'

/** How a dialog enters where it does not cover the screen. */
export const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } })
