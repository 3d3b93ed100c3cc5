import { keyframes } from '@vanilla-extract/css'

/** Entry animation of dialogs that do not fill the screen. */
export const rise = keyframes({ from: { opacity: 0, translate: '0 16px' } })
