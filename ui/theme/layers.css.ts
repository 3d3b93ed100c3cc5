import { globalLayer } from '@vanilla-extract/css'

/** What the browser adds, taken away. The weakest layer. */
export const reset = globalLayer('reset')

/** How a bare page looks: paper, ink, type, focus. Components stand outside all layers and win over it. */
export const base = globalLayer('base')
