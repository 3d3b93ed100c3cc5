import { areInnocent, areRising, areYears, isSeries, withoutAmounts } from './innocent-numbers.ts'
import {
  isInternational,
  isNational,
  isShortened,
  isUnprefixed,
  isUnsigned,
} from './number-plan.ts'

/** Digits with at most this much between them: no letters, since those part numbers. */
const CANDIDATE = /(?:\+\s?|\(){0,3}\d(?:[^\p{L}\d]{0,5}\d)*/gu

/** What parts the items of a list. */
const LIST = /[,;|&]\s+|\s[&|]\s|\s\+\s(?!\d{5})/u

/** Words before a number that say what it is, in the site's languages. */
const HINT = new RegExp(
  `(?<!\\p{L})(?:${[
    'tel|tele?foo?n\\p{L}*|phone|mobile?|mobiel\\p{L}*|mobil\\p{L}*|movil|cell\\p{L}*|portable|handy\\p{L}*|gsm|gsm-nr',
    'bel|call|text|ring\\p{L}*|sms\\p{L}*|app|apps?en|what?s ?app\\p{L}*|wapp|wsp|wasap|ruf\\p{L}*|anruf\\p{L}*',
    'llama\\p{L}*|appelle\\p{L}*|chiama\\p{L}*|scrivimi|soita|soitt\\p{L}*|numeroni|puh|puhelin\\p{L}*|tlf|telf|mob|kom',
    'komork\\p{L}*|dzwon\\p{L}*|zadzwon\\p{L}*|tekstaa|viber|signal|telegram',
  ].join('|')})[^\\p{L}\\d]*(?:\\p{L}{1,8}[^\\p{L}\\d]+){0,2}$`,
  'u',
)
const HINT_REACH = 40

/** Digits that a hint makes a phone number. */
const HINTED = 6
/** A number without spaces of this length is nothing else. */
const UNBROKEN = 9
const MOST_GROUPS = 17
/** Digits with something between each two are a disguise. */
const SPACED = 8

/** Lengths of groups in which numbers without a 0 are written. */
const SHAPES: ReadonlySet<string> = new Set(
  (
    '8 2222 44 323 332 26 35 53 62 224 422 ' +
    '9 333 3222 2322 2223 36 63 234 45 54 2232 18 12222 144 1233 1332 1323 ' +
    '10 334 37 64 3322 3223 55 22222 433 2224 2233 1333 11 1334 137 1-10 110'
  ).split(' '),
)

/** "06x12x34x56x78", and "0612 en dan 345678". */
const PARTED =
  /(?<![\p{L}\d])0\d{1,3}(?:\p{L}\d{2,4}){3,4}(?![\p{L}\d])|(?<!\d)0\d{2,4}(?:\s\p{L}{1,4}){1,3}\s\d{5,7}(?!\d)/u

/** Whether a folded text contains a phone number in digits, in any notation. */
export function hasPhoneNumber(text: string): boolean {
  if (PARTED.test(text)) return true
  const plain = withoutAmounts(text.replace(LOOKALIKES, asFigures))
  for (const { 0: candidate, index } of plain.matchAll(CANDIDATE)) {
    const parts = candidate.split(LIST)
    const hinted = HINT.test(plain.slice(Math.max(0, index - HINT_REACH), index))
    if (parts.some((part) => isNumber(part, hinted))) return true
    const listed = parts.length > 2 && !parts.every(areInnocent) && isUniform(parts)
    if (listed && isPrefixed(candidate)) return true
  }
  return false
}

/** Letters that look like digits: only next to one, and not within a word. */
const LOOKALIKES = /(?<!\p{L})[oil]{1,2}(?=\d)|(?<=\d)[oil]{1,2}(?!\p{L})/gu
const asFigures = (letters: string): string => letters.replaceAll('o', '0').replaceAll(/[il]/g, '1')

const groupsOf = (text: string): readonly string[] => text.match(/\d+/g) ?? []

function isNumber(text: string, hinted: boolean): boolean {
  const groups = groupsOf(text)
  const digits = groups.join('')
  if (digits.length < HINTED || areInnocent(text) || areYears(groups)) return false
  return (
    (hinted && !isSeries(groups)) ||
    isPrefixed(text) ||
    groups.some((group) => group.length >= UNBROKEN && !group.includes('00000')) ||
    isSpaced(groups) ||
    isBare(text, groups, digits)
  )
}

/** Whether from some group on it is a number with a plus, 00 or 0 in front. */
function isPrefixed(text: string): boolean {
  const groups = [...text.matchAll(/(\+?)[(\s]*(\d+)/g)]
  return groups.some(([, plus, first = ''], from) => {
    const abroad = plus !== '' || /^00[1-9]/.test(first)
    if (!abroad && !first.startsWith('0')) return false
    let digits = ''
    // No number has more groups than digits.
    return groups.slice(from, from + MOST_GROUPS).some(([, , group]) => {
      digits += group
      if (abroad) return isInternational(digits.replace(/^00/, ''))
      return /^0[1-9]/.test(digits) && isNational(digits)
    })
  })
}

/** One digit at a time. */
const isSpaced = (groups: readonly string[]): boolean =>
  groups.length >= SPACED && groups.every(({ length }) => length === 1) && !isSeries(groups)

/** Whether the whole is a number without a prefix, grouped as people group those. */
function isBare(text: string, groups: readonly string[], digits: string): boolean {
  if (/[,:&]|\/.*\//.test(text) || isSeries(groups) || areRising(groups)) return false
  if (!SHAPES.has(groups.map(({ length }) => length).join(''))) return false
  return isUnprefixed(digits) || isUnsigned(digits) || isShortened(digits)
}

const isUniform = (parts: readonly string[]): boolean => {
  const lengths = parts.flatMap(groupsOf).map(({ length }) => length)
  return lengths.every((length) => length > 1) || lengths.every((length) => length === 1)
}
