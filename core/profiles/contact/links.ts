import type { Locale } from '../../site/locales.ts'

/** Links. A text is folded here: no accents, no capitals. */

export const ENDINGS =
  'com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|se|no|fi|uk|ie|us|ca|au|nz|me|io|co|app|site|online|xyz|link|tv|ly|gg|ee|bio|page|club|chat|live|love|ai|to|shop|dev|cat|eus|lt|cz|pt|ru'

/** Endings of domains that are words, and where. */
const WORD_ENDINGS: Readonly<Record<string, string>> = {
  ai: 'it',
  at: 'da en no',
  au: 'fr',
  be: 'da en sv',
  ca: 'fr pl',
  cat: 'en',
  co: 'pl',
  de: 'da es fr nl no sv',
  es: 'de es',
  io: 'it',
  is: 'en nl',
  it: 'en',
  me: 'en es fr it nl',
  net: 'fr nl',
  no: 'da de en es fi it nl no pl sv',
  se: 'da es fi fr it no sv',
  to: 'da en no pl',
  us: 'en',
}
/** Endings that are words in most languages. */
const NOUNS = new Set('app bio chat club info link live love online page shop site tv'.split(' '))

/** Frequent words by which a language is told, as far as it differs from those like it. */
const FREQUENT: Readonly<Record<Locale, string>> = {
  da: 'og jeg er ikke en at det med til af min har elsker gerne meget der som pa kan godt ogsa sode hej nye',
  de: 'und ich bin nicht ein eine mit der die das ist suche gerne sehr auch fur aber wenn muss einfach mir mein hab habe kein bitte',
  en: "and i the a is with my am not looking love for of in to you but it's happy please im have like would someone makes",
  es: 'y soy con mi el la los un una tengo busco gusta me encanta que para por muy desde hasta vivo hola fumo viajar anos chica chico',
  fi: 'ja olen en on etsin tykkaan minulla mina han mutta joo mun oon ei kanssa seka saunasta tai vain',
  fr: 'et je suis avec mon ma le la les des un une pas j aime cherche pour dans qui tres bonjour chez du rire prends tete',
  it: 'e sono con mio mia il la gli un una non cerco amo mi piace che per molto vivo ciao vuoi scrivimi anni di',
  nl: 'en ik ben niet een met mijn het van hou zoek graag ook voor maar heb wel veel naar woon leuk vertel je',
  no: 'og jeg er ikke en med til av min har elsker gjerne veldig som pa kan ogsa glad i hei bedre finnes',
  pl: 'i jestem nie z na w mam szukam lubie bardzo ale do mi sie jak tak dla kino podoba etapie lat ty kocham',
  sv: 'och jag ar inte en med till av min har alskar garna mycket som pa kan ocksa hej fin du att dig gillar',
}
const WORDS = Object.entries(FREQUENT).map(
  ([locale, words]) => [locale, new Set(words.split(' '))] as const,
)

/** The languages a text may be in; all of them if nothing tells. */
function languagesOf(text: string): ReadonlySet<string> {
  const words = text.split(/[^\p{L}]+/u)
  const hits = WORDS.map(
    ([locale, known]) => [locale, words.filter((word) => known.has(word)).length] as const,
  )
  const most = Math.max(...hits.map(([, count]) => count))
  return new Set(hits.filter(([, count]) => count * 2 >= most).map(([locale]) => locale))
}

const ADDRESS = /https?:|www[\s.]/u
/** With a path, whatever the ending. */
const PATH = /[\p{L}\d-]{3}\.\p{L}{2,3}\/[\p{L}\d]{2}/u
const DOMAIN = new RegExp(
  `(?<![\\p{L}\\d-])([\\p{L}\\d-]+(?:\\.[\\p{L}\\d-]+){0,3}?)\\.(${ENDINGS})(?![\\p{L}\\d])(?!\\.\\p{L}\\.)`,
  'gu',
)
/** Initials and titles. */
const INITIAL = /(?:^|\.)(?:\p{L}|dr|mr|mrs|ms|st|jr|sr|sra|bijv|mvg)$/u
/** Companies and products people say with their ending. */
const BRANDS: ReadonlySet<string> = new Set('bol.com booking.com asp.net vb.net'.split(' '))
/** What announces a site. */
const CUE =
  /(?:(?<!\p{L})(?:web)?(?:site|seite|sida|side|strona|stronie|sito|blog|page|pagina|homepage|sivu\p{L}*)|(?<!\p{L})(?:zie|see|siehe|kijk op|visit|besuch\p{L}*|voir|mira|visita|zobacz|katso|besok|besog))(?!\p{L})[\s:]*(?:(?:is|ist|es|est|e|er|ar|on|to|pa|at|op|auf|sur|su|na|en|i)\s)?$/u

/** Whether a folded text contains a link. */
export const hasLink = (text: string): boolean =>
  ADDRESS.test(text) ||
  PATH.test(text) ||
  [...text.matchAll(DOMAIN)].some((found) => isLink(text, found))

/** Whether a folded name does: sentences are not expected there. */
export const nameHasLink = (name: string): boolean =>
  ADDRESS.test(name) ||
  [...name.matchAll(DOMAIN)].some(([, label = '', ending = '']) => !isInitial(label, ending))

const isWord = (ending: string): boolean => NOUNS.has(ending) || ending in WORD_ENDINGS
const isInitial = (label: string, ending: string): boolean => INITIAL.test(label) && isWord(ending)

function isLink(
  text: string,
  { 0: domain, 1: label = '', 2: ending = '', index }: RegExpMatchArray,
): boolean {
  const at = index ?? 0
  const after = text.slice(at + domain.length)
  if (/^\/[\p{L}\d]/u.test(after)) return true
  if (BRANDS.has(domain) || isInitial(label, ending)) return false
  return !(
    isWord(ending) &&
    /^(?:,? |['’])\p{L}/u.test(after) &&
    isSentence(text, at, label, ending)
  )
}

/** Whether a space is missing after a full stop, and the ending is the next sentence's first word. */
function isSentence(text: string, at: number, label: string, ending: string): boolean {
  // A road, such as "A12", is no name.
  if (/\p{L}{2}.*\d|\./u.test(label) || CUE.test(text.slice(0, at))) return false
  if (NOUNS.has(ending)) return true
  const spoken = languagesOf(text)
  return (WORD_ENDINGS[ending] ?? '').split(' ').some((locale) => spoken.has(locale))
}
