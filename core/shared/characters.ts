/** Code points a character may have, on average: more than any flag, family or letter with its marks needs. */
const MOST_POINTS = 4

/** Text in which each unit is a character: printable Latin, tabs and line feeds. */
const PLAIN = /^[\t\n -~\u00a0-\u02ff]*$/

let made: Intl.Segmenter | null = null
/** Made at the first need: it takes a phone 50 ms. What a character is does not depend on the language. */
function segmenter(): Intl.Segmenter {
  made ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return made
}

/**
 * Length of a text in characters as people see them: a flag or a family is one. Piled-up marks count too: the length
 * is at least a quarter of the code points.
 */
export function lengthOf(text: string): number {
  if (PLAIN.test(text)) return text.length
  let seen = 0
  for (const _ of segmenter().segment(text)) seen += 1
  return Math.max(seen, Math.ceil(pointsOf(text) / MOST_POINTS))
}

/** Whether a text has more characters than that. */
export const isLonger = (text: string, limit: number): boolean =>
  text.length > limit && lengthOf(text) > limit

/** The text, or its beginning with an ellipsis, of at most that many characters. */
export function beginningOf(text: string, limit: number): string {
  if (!isLonger(text, limit)) return text
  const most = limit - 1
  let beginning = ''
  let seen = 0
  let points = 0
  for (const { segment } of segmenter().segment(text)) {
    seen += 1
    points += pointsOf(segment)
    if (seen > most || points > most * MOST_POINTS) break
    beginning += segment
  }
  return `${beginning}…`
}

/** Whether a text can be sent in an address and stored: no NUL, and no half of a character. */
export const isStorable = (text: string): boolean => !text.includes('\0') && !HALF.test(text)

/** Half of a surrogate pair. */
const HALF = /\p{Cs}/u

function pointsOf(text: string): number {
  let points = 0
  for (const _ of text) points += 1
  return points
}
