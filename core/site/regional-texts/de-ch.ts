import type { Change } from './change.ts'

/** Switzerland writes no ß, quotes as the French do, and has its own tax and its number. */
export const DE_CH: readonly Change[] = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bUSt-IdNr\./g, 'MWST-Nummer'],
  [/\bMwSt\.$/g, 'MWST.'],
  [/\bMwSt\./g, 'MWST'],
  [/\+49/g, '+41'],
]
