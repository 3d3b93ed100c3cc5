import { folded } from '../../shared/folded.ts'
import {
  FIND,
  LINKS,
  MINE,
  NO_NAME,
  NOT,
  PLACES,
  SERVICES,
  WORD,
  WORDLIKE,
} from './handle-words.ts'

/** Names on other services. A text is folded here: no accents, no capitals. */

const NAME =
  '(?:[\\s-]?(?:naam|name|nimi\\p{L}{0,2}|navn\\p{L}{0,3}|namn\\p{L}{0,3}|nick|user|account|konto|compte|cuenta|profil\\p{L}*|id))?'
const SERVICE = new RegExp(`(?<!\\p{L})(?:(${SERVICES})|${WORDLIKE})${NAME}(?!\\p{L})`, 'gu')
const ONLY_SERVICE = new RegExp(`^(?:${SERVICES}|${WORDLIKE})$`, 'u')

/** No word: with a digit or an underscore; and letters with a dot between. */
const MARKED = '(?=[\\p{L}._-]{0,30}[\\d_])[\\p{L}_][\\p{L}\\d._-]{3,30}'
const DOTTED = '\\p{L}{2,30}\\.\\p{L}[\\p{L}\\d._-]{0,30}'

/** "On", or "me": before the service when somebody is to be found there. */
const ON = new RegExp(
  `(?<!\\p{L})(?:${PLACES}|me|mij|mich|mig|meg|moi|mi|mut|minut|mnie|via)\\s$`,
  'u',
)
/** The end of the sentence, or a greeting. */
const ENDS =
  /^\s*(?:$|[.!,;\n)/|]|x{1,4}(?!\p{L})|[^\p{L}\d\s]|(?:lol|haha\p{L}*|en|and|und|et|y|e|og|och|ja|i|of|or|ou|oder|o|eller|tai|albo)(?!\p{L}))/u
/** The end of the text, or another way to be reached. */
const ENDS_ALONE = /^(?:\s*(?:x{1,4}|[.!])?\s*$|\s(?:or|of|oder|ou|eller|albo)\s)/u

const POINTER = '[:=>»→]|-+>|[👉➡⇒▶👻📸📷🤳]\\ufe0f?'
const QUOTE = '["\'“„«(@]?'
const AFTER_COLON = new RegExp(
  `^\\s*(?:${POINTER})\\s*${QUOTE}([\\p{L}_][\\p{L}\\d._-]*)(.*)`,
  'su',
)
const NUMBER_FIRST = new RegExp(`^\\s*(?:${POINTER})\\s*${QUOTE}\\d{1,4}\\p{L}{4}`, 'u')
const FILLED = new RegExp(`^[\\s("'“„«,;-]+(?:\\p{L}{1,9}[\\s:"'“„«]+){0,3}${MARKED}`, 'u')
const LINKED = new RegExp(
  `^[\\s:("'“„«-]+(?:(?:min|mitt|mi|nimi)\\s)?(?:(?:${LINKS})\\s+)?["'“„«]?(${MARKED}|${DOTTED})`,
  'u',
)
const COLONED = new RegExp(`^(?:\\s\\p{L}{1,9}){1,2}\\s?:\\s?(${MARKED}|${DOTTED})`, 'u')
const LETTERS = new RegExp(
  `^\\s(?:(?:min|mitt|mi)\\s)?(?:(?:${LINKS})\\s)?["'“„«]?(\\p{L}{7,30})(?![\\p{L}\\d_-])(.*)`,
  'su',
)

const SIGNS = [
  // "noor#1234"
  /[\p{L}\d._]{2}#\d{4}(?!\d)/u,
  // "noor_92 on insta", "noor92 (snap)"
  new RegExp(
    `(?<![\\p{L}\\d])${MARKED}[\\s)"'”»,-]+(?:\\p{L}{1,5}\\s+){0,2}\\(?(?:${SERVICES})(?!\\p{L})`,
    'u',
  ),
  // "gg 1234567", "reddit u/noor"
  /(?<!\p{L})(?:gg|gadu)[\s:]+\d{5,8}(?!\d)|(?<!\p{L})reddit[^\n.]{0,12}\su\/[\p{L}\d_-]{3}/u,
]
// "noor.bakker on insta": in a sentence a space may be missing after a full stop.
const DOTTED_BEFORE = new RegExp(
  `(?<![\\p{L}\\d])(${DOTTED})[\\s)"'”»,-]+(?:(?:${PLACES})\\s+)?\\(?(?:${SERVICES})(?!\\p{L})`,
  'gu',
)

/** Whether a folded text tells a name on another service. */
export const hasHandle = (text: string): boolean =>
  SIGNS.some((sign) => sign.test(text)) ||
  [...text.matchAll(DOTTED_BEFORE)].some(([, name = '']) => isDotted(name)) ||
  [...text.matchAll(SERVICE)].some((found) => isNamed(text, found))

const NEAR = 60
const FAR = 160

function isNamed(text: string, { 0: service, 1: known, index }: RegExpMatchArray): boolean {
  const at = index ?? 0
  const before = text.slice(Math.max(0, at - NEAR), at).replace(/^.*[.!?\n]/su, '')
  const after = text.slice(at + service.length, at + service.length + FAR)
  const certain = known !== undefined && !isVerb(service, before)
  const [, linked] = LINKED.exec(after) ?? COLONED.exec(after) ?? []
  if (linked !== undefined && isHandle(linked) && !(NOT.test(before) && isPlain(linked)))
    return true
  const [, named = '', rest = ''] = AFTER_COLON.exec(after) ?? []
  if (named !== '' && isHandle(named)) return true
  if (!certain) return false
  return (
    FILLED.test(after) ||
    NUMBER_FIRST.test(after) ||
    (named !== '' && isNameAlone(named, rest)) ||
    isPlainName(before, after)
  )
}

/** "Ik snap dat", "oh snap". */
const isVerb = (service: string, before: string): boolean =>
  /^snapp?(?:en)?$/u.test(service) &&
  /(?<!\p{L})(?:ik|je|jij|we|wij|ze|u|hij|oh|het|dat|niet|te|a|cold)\s$/u.test(before)

const isPlain = (name: string): boolean => !/[\d_]/u.test(name)
const isHandle = (name: string): boolean =>
  /[\d_]/u.test(name)
    ? name.length > 2 && !NO_NAME.has(name.replace(/[._-].*$/u, ''))
    : isDotted(name)

/** Letters with a dot between, and not two sentences. */
function isDotted(name: string): boolean {
  const [first = '', second = ''] = name.split('.')
  return second !== '' && !NO_NAME.has(first) && !NO_NAME.has(second) && !SHORT.has(first)
}
/** Words that begin or end sentences, and titles. */
const SHORT: ReadonlySet<string> = new Set('dr mr mrs ms st bijv mvg'.split(' '))

const isWord = (name: string): boolean =>
  NO_NAME.has(name) || WORD.test(name) || /^\p{L}{4,7}inen$/u.test(name) || ONLY_SERVICE.test(name)

/** After a colon: a name, unless a sentence begins with it. */
function isNameAlone(name: string, rest: string): boolean {
  const plain = name.replace(/[.-]+$/u, '')
  if (plain.length < 3 || NO_NAME.has(plain)) return false
  if (plain.length >= 9 && !isWord(plain)) return true
  return (
    !/^(?: (?!(?:en|and|und|et|y|e|i|og|och|ja|of|or|ou|oder) )\p{L}+ \p{L}| it(?!\p{L}))/u.test(
      rest,
    ) && !(plain.length > 6 && isWord(plain))
  )
}

/** "My insta is noordevries", "find me on insta noordevries", "insta noordevries". */
function isPlainName(before: string, after: string): boolean {
  const [, name = '', rest = ''] = LETTERS.exec(after) ?? []
  if (name === '' || isWord(name) || NOT.test(before)) return false
  const mine = MINE.test(before) || /^\s(?:min|mitt|mi)\s/u.test(after)
  const sought = (FIND.test(before) && ON.test(before)) || FIND.test(rest.slice(0, NEAR))
  const alone = before.trim() === '' && ENDS_ALONE.test(rest)
  return (sought && name.length >= 9) || ((mine || sought || alone) && ENDS.test(rest))
}

/** Services that stand in a profile name for no other reason. */
const KNOWN = 'insta(?:gram)?|ig|snap(?:chat)?|telegram|whatsapp|kik|facebook|fb|tiktok'
const IN_NAME = new RegExp(
  `^(?!snap )(?:${KNOWN})[\\s:]+\\p{L}{3,}$|\\p{L}\\s(?:${PLACES})\\s(?:${KNOWN})$`,
  'u',
)
/** Whether a folded profile name does, also without more to tell it from words. */
export const nameHasHandle = (name: string): boolean => IN_NAME.test(name)

const WRITTEN =
  /(?<!\p{L})(?:facebook\p{L}{0,4}|fb|insta(?:gram\p{L}{0,4})?|telegram\p{L}{0,4}|messenger|linkedin|skype)(?!\p{L})/giu
const CAPITAL = "\\p{Lu}\\p{Ll}[\\p{L}’'-]{0,20}"
/** "Facebook: Noor de Vries", "as Carmen López": written with capitals, so before folding. */
const FULL_NAME = new RegExp(
  `^\\s*([:=]\\s*)?(?:(?:${LINKS})\\s+)?["“„«]?(${CAPITAL})\\s(?:(?:de|van|der|den|von|di|da|del|la|le|du|el|af)\\s){0,3}(${CAPITAL})`,
  'u',
)

/** Whether a text, with its capitals, tells somebody's full name on another service. */
export const hasFullName = (text: string): boolean =>
  [...text.matchAll(WRITTEN)].some(({ 0: service, index }) => {
    const before = text.slice(Math.max(0, index - NEAR), index).replace(/^.*[.!?\n]/su, '')
    const [, colon, first = '', last = ''] =
      FULL_NAME.exec(text.slice(index + service.length)) ?? []
    const words = [first, last].map(folded)
    if (first === '' || words.some((word) => NO_NAME.has(word) || ONLY_SERVICE.test(word)))
      return false
    const plain = folded(before)
    return !NOT.test(plain) && (colon !== undefined || plain.trim() === '' || FIND.test(plain))
  })
