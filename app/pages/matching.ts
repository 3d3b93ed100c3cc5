import { plainText } from './marks.ts'

/** Folds accents and case: "refus" finds "refusé" and "Geld" finds "geld". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether a text contains every typed word, in any order. */
export function matches(text: string, typed: string): boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const searched = folded(plainText(text))
  return words.every((word) => searched.includes(word))
}
