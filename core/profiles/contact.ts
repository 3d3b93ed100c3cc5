import { folded } from '../shared/folded.ts'
import { digitIn, replaceHomoglyphs } from './lookalikes.ts'

const ENDINGS =
  'com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|se|no|fi|uk|ie|us|ca|au|nz|me|io|co|app|site|online|xyz|link|tv|ly|gg'
const LINK = new RegExp(`https?:|www\\.|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu')

/** "Dot" and "at" in the site's languages, without accents. */
const DOTS = 'dot|punt|punkt|point|punto|kropka|piste|prikk|prik'
const ATS =
  'at|apenstaartje|apestaart|arroba|arobase|chiocciola|snabel ?a|krollalfa|klammeraffe|miukumauku|malpa'
const POST =
  'gmail|googlemail|hotmail|outlook|live|msn|yahoo|icloud|proton|protonmail|gmx|web|aol|mail|ziggo|kpn|planet|orange|libero|wp|onet|telia'
const SPELT_LINK = new RegExp(
  `[\\p{L}\\d][^\\p{L}\\d]+(?:${DOTS})[^\\p{L}\\d]+(?:${ENDINGS})(?![\\p{L}\\d])`,
  'u',
)
const SPELT_MAIL = new RegExp(`(?<!\\p{L})(?:${ATS})[^\\p{L}\\d]+(?:${POST})(?![\\p{L}\\d])`, 'u')
const inBrackets = (words: string, flags = 'u') =>
  new RegExp(`\\s*[([{<]\\s*(?:${words})\\s*[)\\]}>]\\s*`, flags)
const BRACKETED_AT = inBrackets(ATS)
const BRACKETED_A = inBrackets('a')
const BRACKETED_DOT = inBrackets(`\\.|${DOTS}`, 'gu')

const SIGNS = [LINK, SPELT_LINK, SPELT_MAIL, BRACKETED_AT, BRACKETED_A]

/** Digits 0 to 9 as words of the site's languages, without accents. */
const DIGIT_WORDS: ReadonlySet<string> = new Set(
  [
    'zero nul null nolla noll cero',
    'one een ein eins un une uno una en et ett yksi jeden',
    'two twee zwei zwo to tva deux dos due kaksi dwa',
    'three drie drei tre tres trois kolme trzy',
    'four vier fire fyra quatre cuatro quattro nelja cztery',
    'five vijf funf fem cinq cinco cinque viisi piec',
    'six zes sechs seks sex seis sei kuusi szesc',
    'seven zeven sieben syv sju sept siete sette seitseman siedem',
    'eight acht otte atte atta huit ocho otto kahdeksan osiem',
    'nine negen neun ni nio neuf nueve nove yhdeksan dziewiec',
  ].flatMap((words) => words.split(' ')),
)

/** Minimum digits of a phone number; fewer if written as words, since space is limited. */
const FIGURES = 7
const IN_WORDS = 6

/** Whether a text contains a phone number, in any digits, words and separators. */
function hasPhone(text: string): boolean {
  let run = 0
  let spelt = 0
  for (const [word] of text.replace(LOOKALIKES, asFigures).matchAll(/\p{L}+|\d/gu)) {
    const isFigure = /\d/.test(word)
    if (!isFigure && !DIGIT_WORDS.has(word)) {
      run = 0
      spelt = 0
      continue
    }
    run += 1
    if (!isFigure) spelt += 1
    // Ambiguous between digits: "en" is "one", and "and".
    if (run >= (spelt > 1 ? IN_WORDS : FIGURES)) return true
  }
  return false
}

/** Letters that look like digits: only next to one, and not within a word. */
const LOOKALIKES = /(?<!\p{L})[oil]{1,2}(?=\d)|(?<=\d)[oil]{1,2}(?!\p{L})/gu
const asFigures = (letters: string): string => letters.replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Whether a text contains contact details outside the site, in any notation. */
export function hasContact(text: string): boolean {
  const plain = plainly(text)
  return (
    plain.includes('@') ||
    [plain, replaceHomoglyphs(plain)].some((look) => SIGNS.some((sign) => sign.test(look))) ||
    hasPhone(plain)
  )
}

/** A full stop with a capital after it, unless a path follows. */
const JOINED = /(?<=\p{Ll})\.(?=(\p{Lu}\p{L}*)(?![\p{L}/]))/gu
/** Endings of domains with which no sentence begins. */
const NO_WORDS: ReadonlySet<string> = new Set(
  'com org biz eu nl ch fr pl dk uk au nz xyz gg'.split(' '),
)
/** A missing space after a full stop does not make a domain. */
const separated = (text: string): string =>
  text.replace(JOINED, (dot, word: string) => (NO_WORDS.has(word.toLowerCase()) ? dot : '. '))

/**
 * The same for longer texts, but ignoring spelt-out forms: "look at live music" is no address, and free text must not
 * be refused for it.
 */
export function proseHasContact(text: string): boolean {
  const plain = plainly(separated(text))
  return plain.includes('@') || LINK.test(plain) || BRACKETED_AT.test(plain) || hasPhone(plain)
}

function plainly(text: string): string {
  const visible = text.replace(/\p{Cf}/gu, '')
  // Before accents are removed: otherwise enclosed and foreign digits are lost.
  const figures = [...visible].map((character) => digitIn(character) ?? character).join('')
  return folded(figures)
    .replace(/[。｡․‧·]/gu, '.')
    .replace(BRACKETED_DOT, '.')
}
