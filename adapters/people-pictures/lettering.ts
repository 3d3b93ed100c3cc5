import { html } from '#adapters/shared/html.ts'

/** All that the font can set: the letters of the site's languages. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
  [0x218, 0x21b],
] as const
const SIGNS = '–—‘’‚“”„…€‹›−'

export const LETTERS =
  RANGES.map(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join(''),
  ).join('') + SIGNS

const KNOWN = new Set(LETTERS)

/** Whether all of a text can be set: an emoji, or another script, would be a row of boxes. */
export const isSettable = (text: string): boolean =>
  [...text.normalize('NFC')].every((letter) => KNOWN.has(letter))

/** A text within markup, composed as the font has its letters. */
export const inMarkup = (text: string): string => html`${text.normalize('NFC')}`.html
