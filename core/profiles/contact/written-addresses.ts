/** Links and e-mail addresses, also written out. A text is folded here: no accents, no capitals. */

const ENDINGS =
  'com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|se|no|fi|uk|ie|us|ca|au|nz|me|io|co|app|site|online|xyz|link|tv|ly|gg|ee|bio|page|club|chat|live|love|ai|to|shop|dev|cat|eus|lt|cz|pt|ru'
/** Endings that no sentence has after "dot" or "point". */
const NAMED_ENDINGS = 'com|net|org|info|biz|eu|nl|be|fr|pl|dk|fi|uk|io|co uk'

/** "Dot" and "at" in the site's languages. */
const DOTS = 'dot|punt|punkt|punktum|point|punto|kropka|piste|prikk|prik'
const ATS = [
  'at|aet|ad|apenstaart(?:je)?|apestaart(?:je)?|arroba|arobase|arrobas|chiocciola|chiocciolina|a commerciale',
  'snabel[ -]?a|alfakroll|krollalfa|klammeraffe|affenschwanz|miukumauku|miuku|kissanhanta|malpa|malpka|kanelbulle',
].join('|')

/** Hosts of mail that mean nothing else, and those that are also words. */
const POST =
  'gmail|g mail|googlemail|hotmail|outlook|yahoo|icloud|protonmail|gmx|aol|ziggo|kpnmail|kpnplanet|wanadoo|laposte|telenet|skynet|bluewin|onet|interia|telia|fastmail|tutanota|yandex|btinternet|t-online|tiscali|virgilio|alice|bbox|sfr'
const POST_WORDS =
  'live|web|mail|orange|planet|libero|wp|o2|me|msn|proton|free|home|kpn|jubii|luukku|online|freenet'

const LINK = new RegExp(
  `https?:|www[\\s.]|[\\p{L}\\d-]\\.(?:${ENDINGS})(?![\\p{L}\\d])(?!\\.\\p{L}\\.)`,
  'iu',
)
/** With a path, whatever the ending. */
const PATH = /[\p{L}\d-]{3}\.\p{L}{2,3}\/[\p{L}\d]{2}/u
const GAP = '[^\\p{L}\\d]+'
/** Without a comma or full stop, which would end a clause. */
const CLOSE = '[\\s()[\\]{}<>*_"-]+'
const SPELT_LINK = new RegExp(
  `[\\p{L}\\d]${CLOSE}(?:${DOTS})${CLOSE}(?:${NAMED_ENDINGS})(?![\\p{L}\\d])`,
  'u',
)
/** "A host, dot, an ending" after an "at". */
const HOST = `(?:(?:${POST})(?![\\p{L}\\d])|(?:${POST_WORDS}|[\\p{L}\\d-]{2,20})(?:\\s?\\.(?!\\s)|\\s\\.\\s|${GAP}(?:${DOTS})${GAP})(?:${ENDINGS})(?![\\p{L}\\d]))`
const SPELT_MAIL = new RegExp(`(?<!\\p{L})(?:${ATS})${GAP}${HOST}`, 'u')
/** "noor92 bij gmail" */
const NUMBERED_MAIL = new RegExp(
  `(?<![\\p{L}\\d])\\p{L}[\\p{L}._-]{0,30}\\d[\\p{L}\\d._-]{0,9} \\p{L}{1,4} (?:${POST})(?![\\p{L}\\d])`,
  'u',
)
/** Hosts that nobody works at or goes to. */
const MAIL_ONLY = 'gmail|g mail|googlemail|hotmail|protonmail|gmx'
/** "noor.devries bij gmail", "gmail: noordevries", "noordevries gmail com" */
const NAMED_MAIL = new RegExp(
  `\\p{L}[\\p{L}._-]{2,30} (?:at|aet|ad|bij|chez|bei|auf|pa|hos|op|on|presso|su|en|na|w) (?:${MAIL_ONLY})(?!\\p{L})|(?<!\\p{L})(?:${MAIL_ONLY})\\s?[:=]\\s?\\p{L}[\\p{L}\\d._-]{4}|(?<!\\p{L})(?:${POST})\\s(?:com|nl|fr|de|be|es|it|pl|se|dk|no|fi)(?!\\p{L})`,
  'u',
)
/** For names, which are no sentences. */
const SHORT_MAIL = new RegExp(
  `(?<!\\p{L})(?:${ATS})${GAP}(?:${POST}|${POST_WORDS})(?![\\p{L}\\d])`,
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
const BRACKETED_DOT = inBrackets(`\\.|${DOTS}`, 'gu')

/** Dots that are written as something else. */
export const withDots = (text: string): string =>
  text.replace(/[。｡․‧·•∙⋅]/gu, '.').replace(BRACKETED_DOT, '.')

/** Whether a folded text contains a link or an e-mail address. */
export function hasAddress(text: string): boolean {
  // Between two spaces it may be a place or a time.
  const spelt = text.replace(/\s@\s/gu, ' at ')
  if (spelt.includes('@')) return true
  return [LINK, PATH, SPELT_LINK, SPELT_MAIL, NUMBERED_MAIL, NAMED_MAIL, BRACKETED_AT].some(
    (sign) => sign.test(spelt),
  )
}

/** The same for a name: also what a sentence may contain, such as "at live". */
export const hasAddressInName = (text: string): boolean =>
  text.includes('@') ||
  [LINK, SHORT_LINK, SHORT_MAIL, BRACKETED_AT, BRACKETED_A].some((sign) => sign.test(text))

/** A full stop with a capital after it, unless a path follows. */
const JOINED = /(?<=[\p{Ll}\d])\.(?=(\p{Lu}\p{L}*)(?![\p{L}/]))/gu
/** Endings of domains with which no sentence begins. */
const NO_WORDS: ReadonlySet<string> = new Set(
  'com org biz eu nl ch fr pl dk uk au nz xyz gg'.split(' '),
)
/** A missing space after a full stop does not make a domain. */
export const separated = (text: string): string =>
  text.replace(JOINED, (dot, word: string) => (NO_WORDS.has(word.toLowerCase()) ? dot : '. '))
