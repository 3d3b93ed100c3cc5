import type { Locale } from '../../site/locales.ts'
import { withoutDates } from './innocent-numbers.ts'

/** The words of a language for 0 to 9, for 10 to 19, and for the tens from 20, as they are folded. */
type Words = readonly [units: string, teens: string, tens: string]

const WORDS: Readonly<Record<Locale, Words>> = {
  da: [
    'nul en|et to tre fire fem seks syv otte ni',
    'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tyve tredive fyrre halvtreds tres halvfjerds firs halvfems',
  ],
  de: [
    'null ein|eins|eine zwei|zwo drei vier funf|fuenf sechs sieben acht neun',
    'zehn elf zwolf dreizehn vierzehn funfzehn sechzehn siebzehn achtzehn neunzehn',
    'zwanzig dreissig vierzig funfzig sechzig siebzig achtzig neunzig',
  ],
  en: [
    'zero|nought|oh|o one two three four five six seven eight nine',
    'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety double triple hundred',
  ],
  es: [
    'cero uno|un|una dos tres cuatro cinco seis siete ocho nueve',
    'diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve',
    'veinte|veinti treinta cuarenta cincuenta sesenta setenta ochenta noventa cien|ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  ],
  fi: [
    'nolla yksi|yks kaksi|kaks kolme nelja viisi|viis kuusi|kuus seitseman seiska|seittema|seitteman|kahdeksan|kaheksan|kasi yhdeksan|yheksan|ysi',
    'kymmenen yksitoista kaksitoista kolmetoista neljatoista viisitoista kuusitoista seitsemantoista kahdeksantoista yhdeksantoista',
    'kaksikymmenta kolmekymmenta neljakymmenta viisikymmenta kuusikymmenta seitsemankymmenta kahdeksankymmenta yhdeksankymmenta kakskyt kolkyt|kolmekyt nelkyt viiskyt kuuskyt seiskyt kaheksankyt yheksankyt',
  ],
  fr: [
    'zero un|une deux trois quatre cinq six sept huit neuf',
    'dix onze douze treize quatorze quinze seize',
    'vingt|vingts trente quarante cinquante soixante septante huitante|octante nonante',
  ],
  it: [
    'zero uno|una due tre quattro cinque sei sette otto nove',
    'dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
    'venti trenta quaranta cinquanta sessanta settanta ottanta novanta ventun|trentun|quarantun cento duecento trecento quattrocento cinquecento seicento settecento ottocento novecento',
  ],
  nl: [
    'nul een|eentje twee drie vier vijf zes zeven acht negen',
    'tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
    'twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  ],
  no: [
    'null en|ett|ein to tre fire fem seks sju|syv atte ni',
    'ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
    'tjue|tyve tretti|tredve forti|forr femti seksti sytti atti nitti',
  ],
  pl: [
    'zero jeden|jedynka dwa|dwojka trzy|trojka cztery piec szesc siedem osiem dziewiec',
    'dziesiec jedenascie dwanascie trzynascie czternascie pietnascie szesnascie siedemnascie osiemnascie dziewietnascie',
    'dwadziescia trzydziesci czterdziesci piecdziesiat szescdziesiat siedemdziesiat osiemdziesiat dziewiecdziesiat sto dwiescie trzysta czterysta piecset szescset siedemset osiemset dziewiecset',
  ],
  sv: [
    'noll en|ett tva tre fyra fem sex sju atta nio',
    'tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
    'tjugo|tjugi trettio|tretti fyrtio|fyrti femtio|femti sextio|sexti sjuttio|sjutti attio|atti nittio|nitti',
  ],
}

/** A word as a number: a unit, or what has two digits. */
type Reader = (word: string) => 'zero' | 'unit' | 'two' | 'ten' | null

const HUNDRED = 'hundra|hundre|honderd|hundert|sata|cento'

function readerOf([units, teens, tens]: Words): Reader {
  const either = (words: string) => words.replaceAll(' ', '|')
  const [zero = '', ...others] = units.split(' ')
  const unit = either(others.join(' '))
  const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)
  const [isZero, isUnit, isTwo, isTen] = [
    whole(zero),
    whole(unit),
    // "vierendertig", "trentaquattro", "hundratjugotre".
    whole(
      `${either(teens)}|(?:${unit})(?:en|und|og)(?:${either(tens)})|(?:${HUNDRED})?(?:${either(tens)})(?:${unit})`,
    ),
    whole(either(tens)),
  ]
  return (word) => {
    if (isZero.test(word)) return 'zero'
    if (isUnit.test(word)) return 'unit'
    if (isTwo.test(word)) return 'two'
    return isTen.test(word) ? 'ten' : null
  }
}

let readers: readonly Reader[] | null = null
/** Lazy: most texts have no number in words. */
const everyReader = (): readonly Reader[] => {
  readers ??= Object.values(WORDS).map(readerOf)
  return readers
}

/** How many digits are a number: of those alone, and with words that stand for two. */
const FEWEST = { digits: 6, withTwo: 8, mixed: 9, words: 3 } as const

/** Links between the two words of one number. */
const LINKS: ReadonlySet<string> = new Set(['y', 'et'])
/** Words between the parts of a number. */
const THEN: ReadonlySet<string> = new Set(
  'puis dan dann then poi luego despues sitten potem sa sen saa derefter'.split(' '),
)

/** Whether a folded text contains a phone number written in words of one language, also mixed with digits. */
export function hasSpeltNumber(text: string): boolean {
  const parted = withoutCounting(withoutDates(text))
  const tokens = [...parted.matchAll(/(\p{L}+|\d+)([^\p{L}\d]*)/gu)]
  return everyReader().some((read) => isSpelt(tokens, read))
}

let counting: RegExp | null = null

/** Each language's one, two, three and what follows, with no other number beside it. */
function countingOf([units, teens, tens]: Words): string {
  const all = units.split(' ')
  const number = `(?:${all.join('|')}|\\d+)`
  const before = `(?:${[...all, teens, tens].join('|').replaceAll(' ', '|')}|\\d+)`
  const [, one, two, three, ...more] = all.map((unit) => `(?:${unit})`)
  const on = more.reduceRight((rest, unit) => `(?:${BETWEEN}${unit}${rest})?`, '')
  return `(?<!${before}${BETWEEN})${one}${BETWEEN}${two}${BETWEEN}${three}${on}(?!\\p{L}|${BETWEEN}${number}(?!\\p{L}))`
}
const BETWEEN = '[\\s,.;-]+'

/** The text with a letter for what counts from one on. */
function withoutCounting(text: string): string {
  const each = () => Object.values(WORDS).map(countingOf).join('|')
  counting ??= new RegExp(`(?<!\\p{L})(?:${each()})`, 'gu')
  return text.replace(counting, ' x ')
}

/** A run of number words and digits, as read so far. */
type Run = {
  words: number
  digits: number
  /** Starts with 0, in digits or as a word. */
  zero: 'digit' | 'word' | null
  /** Whether some word stands for two digits, and whether every word is a multiple of ten. */
  two: boolean
  tens: boolean
  last: ReturnType<Reader> | 'digits'
  /** Whether a hyphen follows, and whether nothing does. */
  joined: boolean
  tight: boolean
  /** Whether a word is written against digits: "61dos". */
  glued: boolean
  /** The words so far: a list of years in Dutch has "en" between, which is one in Danish. */
  said: ReadonlySet<string>
}

const NOTHING: Run = {
  words: 0,
  digits: 0,
  zero: null,
  two: false,
  tens: true,
  last: null,
  joined: false,
  tight: false,
  glued: false,
  said: new Set(),
}

function isSpelt(tokens: readonly RegExpMatchArray[], read: Reader): boolean {
  let run = NOTHING
  for (const [, token = '', gap = ''] of tokens) {
    const kind = /^\d/.test(token) ? 'digits' : read(token)
    if (kind !== null)
      run = { ...extended(run, token, kind), joined: gap === '-', tight: gap === '' }
    else if (!THEN.has(token) && (run.last !== 'ten' || !LINKS.has(token))) run = NOTHING
    if (isEnough(run)) return true
    if (/[.!?;]\s/.test(gap)) run = NOTHING
  }
  return false
}

function extended(run: Run, token: string, kind: NonNullable<Run['last']>): Run {
  const isWord = kind !== 'digits'
  const starts = run.digits === 0
  const zero = kind === 'zero' ? 'word' : token.startsWith('0') ? 'digit' : null
  return {
    ...run,
    words: run.words + (isWord ? 1 : 0),
    digits: run.digits + digitsOf(run, token, kind),
    zero: starts ? zero : run.zero,
    two: run.two || kind === 'two' || kind === 'ten',
    tens: run.tens && kind === 'ten',
    last: kind,
    glued: run.glued || run.tight,
    said: isWord ? new Set([...run.said, token]) : run.said,
  }
}

/** How many digits a word adds: "trente quatre" has two, as "trente" has, and "soixante-dix" too. */
function digitsOf({ last, joined }: Run, token: string, kind: NonNullable<Run['last']>): number {
  if (kind === 'digits') return token.length
  if (kind === 'unit' || kind === 'zero') return last === 'ten' ? 0 : 1
  if (!joined) return 2
  return kind === 'two' && last === 'ten' ? 0 : 1
}

function isEnough({ words, digits, zero, two, tens, glued, said }: Run): boolean {
  if (words === 0 || tens) return false
  if (digits >= FEWEST.withTwo && glued) return true
  if (digits >= FEWEST.mixed && said.size >= FEWEST.words) return true
  if (digits >= FEWEST.withTwo && (two || zero === 'digit' || (zero === 'word' && words > 1)))
    return true
  // Mostly words: "en" is one in Danish, and "and" in Dutch.
  return !two && words >= FEWEST.words && words * 2 >= digits && digits >= FEWEST.digits
}
