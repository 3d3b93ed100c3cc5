import { media } from './media.ts'

/** With forced colours there are no shadows and no backgrounds: what is told apart by them gets an edge. */
export const EDGE = { [media.forced]: { border: '1px solid' } } as const

/** With forced colours: the one that is chosen, in the colours in which the system shows that. */
export const CHOSEN = {
  [media.forced]: {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    background: 'Highlight',
    borderColor: 'Highlight',
  },
} as const
