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

/**
 * A visible character. Control characters and those that Unicode will never assign show nothing, nor do marks of
 * annotations, nor U+2800, a Braille cell without dots.
 */
const VISIBLE =
  /[^\s\p{Cc}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffb]/u

/** Whether nothing of a text would be seen. */
export const isBlank = (text: string): boolean => !VISIBLE.test(text)

/** A text without space around it; empty if nothing of it would be seen. */
export const trimmed = (text: string): string => (isBlank(text) ? '' : text.trim())

/** Marks of writing direction, zero-width characters, soft hyphens: invisible, and pasted along from contacts and PDFs. */
const INVISIBLE = /\p{Cf}/gu
/** Also no-break and ideographic spaces. */
const SPACES = /\s+/gu
const FULL_WIDTH_DIGIT = /[\uff10-\uff19]/g

const plainDigit = (digit: string): string =>
  String.fromCharCode(digit.charCodeAt(0) - 0xff10 + 0x30)

/** A typed or pasted code, number or address: without invisible characters, with plain digits and single spaces. */
export const cleanPasted = (typed: string): string =>
  typed.replace(INVISIBLE, '').replace(FULL_WIDTH_DIGIT, plainDigit).replace(SPACES, ' ').trim()

/** The same without any spaces, for what is written in groups for reading only. */
export const cleanDigits = (typed: string): string => cleanPasted(typed).replaceAll(' ', '')

/** Whether two texts are equal without regard to case. */
export const sameText = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()

/** A text with a capital first, as the language writes it. */
export function capital(text: string, locale: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(locale) + text.slice(first.length)
}

/** JSON with the keys of every object in order: the same text for the same content. */
export const stableJson = (content: unknown): string =>
  JSON.stringify(content, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

/** A whole number below 2³² that a text always has (FNV-1a): similar texts have very different ones. Not a secret. */
export function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  return hash >>> 0
}
