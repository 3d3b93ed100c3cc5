import { globalLayer } from '@vanilla-extract/css'

/** CSS reset, the lowest cascade layer. */
export const reset = globalLayer('reset')

/** Base styles: paper, ink, type, focus. Component styles are unlayered and win. */
export const base = globalLayer('base')
