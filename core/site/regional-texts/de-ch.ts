import type { Change } from './change.ts'

/** Switzerland writes no ß, quotes as the French do, and has a tax number of its own. */
export const DE_CH: readonly Change[] = [
  [/ß/g, 'ss'],
  [/„/g, '«'],
  [/“/g, '»'],
  [/\bUSt-IdNr\./g, 'MWST-Nummer'],
]
