import { style } from '@vanilla-extract/css'

/** Hidden without scripts, as it would not work. */
export const scripted = style({ '@media': { '(scripting: none)': { display: 'none' } } })
