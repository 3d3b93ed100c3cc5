import { media } from './media.ts'

/** Forced colours remove shadows and backgrounds: add a border. */
export const EDGE = { [media.forced]: { border: '1px solid' } } as const

/** Forced colours: the selected item, in system colours. */
export const CHOSEN = {
  [media.forced]: {
    forcedColorAdjust: 'none',
    color: 'HighlightText',
    background: 'Highlight',
    borderColor: 'Highlight',
  },
} as const
