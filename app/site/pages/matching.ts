import { folded } from '#core/shared/folded.ts'
import { plainText } from './marks.ts'

/** Whether a text contains every typed word, in any order. */
export function matches(text: string, typed: string): boolean {
  const words = folded(typed).split(/\s+/).filter(Boolean)
  const searched = folded(plainText(text))
  return words.every((word) => searched.includes(word))
}
