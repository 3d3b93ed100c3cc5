import { plainText } from './marks.ts'

/** Letters without their marks and case, so that "refus" finds "refusé" and "Geld" finds "geld". */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** Whether each of the words that somebody typed is in a text, in any order. */
export function matches(text: string, typed: string): boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const searched = folded(plainText(text))
  return words.every((word) => searched.includes(word))
}
