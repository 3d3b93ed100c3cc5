import { ENDINGS, hasLink, nameHasLink } from './links.ts'

/** E-mail addresses, and links that are written out. A text is folded here: no accents, no capitals. */

/** Endings that no sentence has after "dot" or "point". */
const NAMED_ENDINGS = 'com|net|org|info|biz|eu|nl|fr|pl|dk|fi|uk|co uk'
/** After an "at" with any host. */
const SAID_ENDINGS = `${NAMED_ENDINGS}|de|ch`
/** With nothing after: "be" and "io" are words. */
const LAST_ENDINGS = '(?:be|io)\\s*(?:$|[.,!;\\n])'

/** "Dot" and "at" in the site's languages. */
const DOTS = 'dot|punt|punkt|punktum|point|punto|kropka|piste|prikk|prik'
const SIGN_NAMES = [
  'apenstaart(?:je)?|apestaart(?:je)?|arroba|arobase|arrobas|chiocciola|chiocciolina|a commerciale',
  'snabel[ -]?a|alfakroll|krollalfa|klammeraffe|affenschwanz|miukumauku|miuku|kissanhanta|malpa|malpka|kanelbulle',
].join('|')
/** The names of the sign, and the words it is read as. */
const ATS = `at|aet|ad|${SIGN_NAMES}`

/** Hosts of mail that mean nothing else, and those that are also words. */
const POST =
  'gmail|g mail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|aol|ziggo|kpnmail|kpnplanet|wanadoo|laposte|telenet|skynet|bluewin|onet|interia|telia|fastmail|tutanota|yandex|btinternet|t-online|tiscali|virgilio|alice|bbox|sfr'
const POST_WORDS =
  'live|web|mail|orange|planet|libero|wp|o2|me|msn|proton|free|home|kpn|jubii|luukku|online|freenet'

/** Hosts that nobody works at or goes to. */
const MAIL_ONLY = 'gmail|g mail|googlemail|hotmail|protonmail|gmx'

const GAP = '[^\\p{L}\\d]+'
/** Without a comma or full stop, which would end a clause. */
const CLOSE = '[\\s()[\\]{}<>*_"-]+'
const SPELT_LINK = new RegExp(
  `[\\p{L}\\d]${CLOSE}(?:${DOTS})${CLOSE}(?:(?:${NAMED_ENDINGS})(?![\\p{L}\\d])|${LAST_ENDINGS})`,
  'u',
)
const DOT = `(?:\\s?\\.(?!\\s)|\\s\\.\\s|${GAP}(?:${DOTS})${GAP})`
/** "A host, dot, an ending". */
const hostWith = (endings: string) =>
  `(?:${POST}|${POST_WORDS}|[\\p{L}\\d-]{2,20})${DOT}(?:${endings})(?![\\p{L}\\d])`
/** An ending without a dot before it. */
const BARE = '(?:com|net|org|nl|de|fr|be|it|es|pl|se|dk|no|fi|at|ch|co uk)(?![\\p{L}\\d])'
/** "Noor.devries", "noor92": what stands before an "at" and is no word. */
const BOX = '[\\p{L}\\d._-]{1,30}[._\\d][\\p{L}\\d._-]{0,30}'
const SPELT_MAIL = new RegExp(
  [
    `(?<!\\p{L})(?:${SIGN_NAMES})${GAP}(?:(?:${POST})(?![\\p{L}\\d])|(?:${POST_WORDS}) ${BARE}|${hostWith(ENDINGS)})`,
    // "At" and "ad" are words, and some hosts are employers, towns and people.
    `(?<!\\p{L})(?:at|aet|ad)${GAP}(?:(?:${MAIL_ONLY})(?![\\p{L}\\d])|(?:${POST})${DOT}(?:${ENDINGS})(?![\\p{L}\\d])|${hostWith(SAID_ENDINGS)})`,
    `(?<![\\p{L}\\d._-])${BOX}${GAP}(?:${ATS})${GAP}(?:(?:${POST})(?![\\p{L}\\d])|(?:${POST_WORDS})(?: ${BARE}|$)|${hostWith(ENDINGS)})`,
  ].join('|'),
  'u',
)
/** "noor92 bij gmail" */
const NUMBERED_MAIL = new RegExp(
  `(?<![\\p{L}\\d])\\p{L}[\\p{L}._-]{0,30}\\d[\\p{L}\\d._-]{0,9} \\p{L}{1,4} (?:${POST})(?![\\p{L}\\d])`,
  'u',
)
/** "noor.devries bij gmail", "gmail: noordevries", "noordevries gmail com" */
const NAMED_MAIL = new RegExp(
  `\\p{L}[\\p{L}._-]{2,30} (?:at|aet|ad|bij|chez|bei|auf|pa|hos|op|on|presso|su|en|na|w) (?:${MAIL_ONLY})(?!\\p{L})|(?<!\\p{L})(?:${MAIL_ONLY})\\s?[:=]\\s?\\p{L}[\\p{L}\\d._-]{4}|(?<!\\p{L})(?:(?:${MAIL_ONLY})(?:(?:\\s|\\s?[,.])co[mn]|\\s(?:nl|fr|de|be|es|it|pl|se|dk|no|fi))|(?:${POST})\\s(?:com|nl|fr|be|pl|dk|fi))(?!\\p{L})`,
  'u',
)
const IS_HOST = new RegExp(`^(?:${POST}|${POST_WORDS})$`, 'u')
/** For names, which are no sentences; but people are "at home". */
const SHORT_MAIL = new RegExp(
  `(?<!\\p{L})(?!at home)(?:${ATS})${GAP}(?:${POST}|${POST_WORDS})(?![\\p{L}\\d])`,
  'u',
)
const SHORT_LINK = new RegExp(
  `[\\p{L}\\d]${GAP}(?:${DOTS})${GAP}(?:${ENDINGS})(?![\\p{L}\\d])`,
  'u',
)

const inBrackets = (words: string, flags = 'u') =>
  new RegExp(`\\s{0,3}[([{<*_]\\s{0,3}(?:${words})\\s{0,3}[)\\]}>*_]\\s{0,3}`, flags)
const BRACKETED_AT = inBrackets(ATS)
const BRACKETED_A = inBrackets('a')
const BRACKETED_A_HOST = new RegExp(
  `[\\p{L}\\d]\\s?\\(a\\)\\s?(?:${POST}|${POST_WORDS})(?!\\p{L})`,
  'u',
)
const BRACKETED_DOT = inBrackets(`\\.|${DOTS}`, 'gu')

/** Dots that are written as something else. */
export const withDots = (text: string): string =>
  text.replace(/[。｡․‧·•∙⋅]/gu, '.').replace(BRACKETED_DOT, '.')

/** Whether a folded text contains a link or an e-mail address. */
export function hasAddress(text: string): boolean {
  // Between two spaces it may be a place or a time.
  const spelt = text.replace(/\s@\s/gu, ' at ')
  if (spelt.includes('@')) return true
  return (
    hasLink(spelt) ||
    [SPELT_LINK, SPELT_MAIL, NUMBERED_MAIL, NAMED_MAIL, BRACKETED_AT, BRACKETED_A_HOST].some(
      (sign) => sign.test(spelt),
    )
  )
}

/** A name with an "a" for an "@" that is one, as in "L@ura". */
export const withLetters = (name: string): string => {
  const [, first = '', last = ''] = LETTER_AT.exec(name) ?? []
  return last === '' || IS_HOST.test(last) ? name : `${first}a${last}`
}
const LETTER_AT = /^([^@]*\p{L})@(\p{L}{2,}(?: \p{L}+)*)$/u

/** The same for a name: also what a sentence may contain, such as "at live". */
export const hasAddressInName = (text: string): boolean =>
  text.includes('@') ||
  nameHasLink(text) ||
  [SHORT_LINK, SHORT_MAIL, BRACKETED_AT, BRACKETED_A].some((sign) => sign.test(text))

/** A full stop with a capital after it, unless a path follows. */
const JOINED = /(?<=[\p{Ll}\d])\.(?=(\p{Lu}\p{L}*)(?![\p{L}/]))/gu
/** Endings of domains with which no sentence begins. */
const NO_WORDS: ReadonlySet<string> = new Set(
  'com org biz eu nl ch fr pl dk uk au nz xyz gg'.split(' '),
)
/** A missing space after a full stop does not make a domain. */
export const separated = (text: string): string =>
  text.replace(JOINED, (dot, word: string) => (NO_WORDS.has(word.toLowerCase()) ? dot : '. '))
