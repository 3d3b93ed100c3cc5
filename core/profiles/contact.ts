import { digitIn, folded, latinLook } from './folded.ts'

const ENDINGS =
  'com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|se|no|fi|uk|ie|us|ca|au|nz|me|io|co|app|site|online|xyz|link|tv|ly|gg'
const LINK = new RegExp(`https?:|www\\.|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])`, 'iu')

/** "Dot" and "at" as they are spelt out in the site's languages, without accents. */
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
const RINGED_AT = new RegExp(`[([{<]\\s*(?:${ATS}|a)\\s*[)\\]}>]`, 'u')

const SIGNS = [LINK, SPELT_LINK, SPELT_MAIL, RINGED_AT]

/** The digits from nought to nine as words of the site's languages, without accents. */
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

/** What a phone number has at the least; spelt in words there is room for no more of one. */
const FIGURES = 7
const IN_WORDS = 6

/** Whether a text holds a phone number, in whatever digits, words, and signs between them. */
function hasPhone(text: string): boolean {
  let run = 0
  let spelt = 0
  for (const [word] of text.replace(STANDING_IN, asFigures).matchAll(/\p{L}+|\d/gu)) {
    const isFigure = /\d/.test(word)
    if (!isFigure && !DIGIT_WORDS.has(word)) {
      run = 0
      spelt = 0
      continue
    }
    run += 1
    if (!isFigure) spelt += 1
    // One word among figures may be any word: "en" is "one", and "and".
    if (run >= (spelt > 1 ? IN_WORDS : FIGURES)) return true
  }
  return false
}

/** Letters that stand in for figures: right beside one, and part of no word. */
const STANDING_IN = /(?<!\p{L})[oil]{1,2}(?=\d)|(?<=\d)[oil]{1,2}(?!\p{L})/gu
const asFigures = (letters: string): string => letters.replaceAll('o', '0').replaceAll(/[il]/g, '1')

/** Whether a text tells how to reach somebody outside the site, however it is written. */
export function hasContact(text: string): boolean {
  const plain = plainly(text)
  return (
    plain.includes('@') ||
    [plain, latinLook(plain)].some((look) => SIGNS.some((sign) => sign.test(look))) ||
    hasPhone(plain)
  )
}

/** A sentence that ends right before the next one, without a space, is no address. */
const JOINED = /(?<=\p{Ll})\.(?=\p{Lu})/gu

/**
 * The same of sentences. What is spelt out is let be: "look at live music" is no address, and whoever writes much
 * about themselves must not be refused for a sentence.
 */
export function proseHasContact(text: string): boolean {
  const plain = plainly(text.replace(JOINED, '. '))
  return plain.includes('@') || LINK.test(plain) || hasPhone(plain)
}

function plainly(text: string): string {
  // Before accents go: a ringed or foreign digit would otherwise lose what makes it one.
  const figures = [...text].map((character) => digitIn(character) ?? character).join('')
  return folded(figures).replace(/[。｡․‧]/gu, '.')
}
