import { lengthOf } from '../shared/text.ts'
import { replaceHomoglyphs } from './contact/lookalikes.ts'
import { LINE_LENGTH, type Profile } from './profile.ts'
import { sentencesOf } from './sentences.ts'

/**
 * The sentence a member is shown with: the one they chose, else the first of their "about me" with a line's length,
 * else none. Never made up.
 */
export function lineOf({ line, about }: Pick<Profile, 'line' | 'about'>): string | null {
  if (line !== null) return line
  for (const sentence of sentencesOf(about)) {
    const tamed = tame(sentence)
    if (isLine(tamed)) return tamed
  }
  return null
}

/** Controls that turn the direction of what follows, and marks piled on a letter: both reach beyond the line. */
const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const PILED = /(\p{M}{2})\p{M}+/gu
const CONTROLS = /[^\P{Cc}\n]/gu
export const tame = (text: string): string =>
  text.replace(DIRECTIONS, '').replace(CONTROLS, '').replace(PILED, '$1')

/** Letters with a space between each two are read as a word; look-alikes as what they look like. */
export const unspaced = (text: string): string =>
  replaceHomoglyphs(text.replace(/(?<=^|\s)(\S)\s(?=\S(?:\s|$))/gu, '$1'))

function isLine(sentence: string): boolean {
  const length = lengthOf(sentence)
  return length >= LINE_LENGTH.shortest && length <= LINE_LENGTH.longest
}
