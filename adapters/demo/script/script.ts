import { INTERESTS } from '#adapters/sites/interests.ts'
import { folded } from '#core/shared/folded.ts'

export type Interest = (typeof INTERESTS)[number]

/** What the site itself suggests to ask, besides a profile's own line and interests. */
const SUGGESTED = [
  ...(['happy', 'wake', 'drink', 'place', 'song'] as const),
  ...(['clock', 'day-off', 'laugh', 'first', 'photos'] as const),
] as const

/** What comes before all a message can be about: by somebody, or by oneself. */
const DANGERS = ['threat', 'distress'] as const
type Danger = (typeof DANGERS)[number]

/** What else it can be about, the most telling first. */
const OTHERS = [
  ...(['sad', 'real', ...SUGGESTED, 'meet', 'price', 'where', 'age', 'children'] as const),
  ...(['weekend', 'interests', 'seeks', 'job', 'looks', 'life', 'how', 'bye', 'hello'] as const),
] as const
export type Topic = Danger | (typeof OTHERS)[number]
/** What is said besides, of a topic or of none. */
type Other = 'childless' | 'listed' | 'gift' | 'photo' | 'again' | 'unknown' | 'else'

/** What a demo member says in one language, and by which words it knows what it is asked. */
export type Script = {
  /** That a script answers, said once with the first words; each in another conversation. */
  readonly notes: readonly string[]
  /** What is written to somebody who did not write first. */
  readonly opens: readonly string[]
  /**
   * Phrases whose last word may go on if it has four letters or more, unless a space ends it; "…" stands for up to three
   * words, and no sign for itself. "a/b" is one of several words, each of which may go on likewise; what comes after " !"
   * must not follow: "died !laughing".
   */
  readonly hears: Readonly<Record<Topic, readonly string[]>>
  /** Phrases of what only sounds like danger. */
  readonly harmless: readonly string[]
  /** What each interest is called first, and by which phrases it is known besides. */
  readonly interests: Readonly<Record<Interest, readonly string[]>>
  /** Words of five letters or more that tell nothing of what a sentence is about. */
  readonly plain: readonly string[]
  /**
   * With places for what their profile says: {{region}}, {{age}}, {{line}}, a sentence of theirs, and {{interest}}, the one
   * asked about; and for {{emergency}}, the number to call where the reader lives.
   */
  readonly says: Readonly<Record<Topic | Other, readonly string[]>>
  /** What guests are called; the own text of the shared one and of those for a day; what they wrote before anybody came. */
  readonly guest: {
    readonly name: string
    readonly about: string
    readonly forADay: string
    readonly hello: string
    readonly day: string
  }
}

/**
 * What a message is about, by the words of the given scripts; `else` when no script knows. Danger is heard by `others`
 * too: who is in it may write in their own language.
 */
export function topicOf(
  text: string,
  scripts: readonly Script[],
  others: readonly Script[] = scripts,
): Topic | 'else' {
  const isAbout = (topic: Topic) => scripts.some((one) => hearsOneOf(text, one.hears[topic]))
  return dangerIn(text, others) ?? OTHERS.find(isAbout) ?? 'else'
}

/** The danger that a message tells of, by the words of any of the scripts. */
export const dangerIn = (text: string, scripts: readonly Script[]): Danger | null =>
  DANGERS.find((danger) =>
    scripts.some((one) => hearsOneOf(text, one.hears[danger]) && !hearsOneOf(text, one.harmless)),
  ) ?? null

export const isInterest = (name: string): name is Interest =>
  INTERESTS.some((interest) => interest === name)

/** Whether one of the phrases is in a text. */
export function hearsOneOf(text: string, phrases: readonly string[]): boolean {
  const words = ` ${wordsOf(text)} `
  return phrases.some((phrase) => patternOf(phrase).test(words))
}

/** How many letters of a word tell it from others, whatever its ending. */
const STEM = 5

/** The words of a text that tell what it is about, without their endings. */
export function tellingWords(text: string, { plain }: Pick<Script, 'plain'>): ReadonlySet<string> {
  const stemsOf = (words: string) =>
    wordsOf(words)
      .split(' ')
      .filter(({ length }) => length >= STEM)
      .map((word) => word.slice(0, STEM))
  const dull = new Set(plain.flatMap(stemsOf))
  return new Set(stemsOf(text).filter((stem) => !dull.has(stem)))
}

const wordsOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const PATTERNS = new Map<string, RegExp>()

/** A phrase as it is looked for in folded words: "hi" is not in "history", yet "hobby" in "hobbyist". */
function patternOf(phrase: string): RegExp {
  const known = PATTERNS.get(phrase)
  if (known) return known
  const [heard = '', not] = phrase.split(' !')
  const ends = not === undefined && !phrase.endsWith(' ')
  const words = heard.trim().split(/\s+/u)
  const last = words.length - 1
  const parts = words.map((word, at) =>
    word === '…' ? '(?: \\S+){0,3}' : ` ${wordIn(word, at === last ? ends : word.includes('/'))}`,
  )
  const follows = not === undefined ? '' : `(?! (?:${not.split('/').map(wordsOf).join('|')}))`
  const pattern = new RegExp(`${parts.join('')}${follows} `, 'u')
  PATTERNS.set(phrase, pattern)
  return pattern
}

/** A word of a phrase, or one of several; where it may go on, one of four letters or more does. */
function wordIn(word: string, mayGoOn: boolean): string {
  const forms = word
    .split('/')
    .map(wordsOf)
    .map((form) => (mayGoOn && form.length > 3 ? `${form}\\S*` : form))
  return forms.length > 1 ? `(?:${forms.join('|')})` : (forms[0] ?? '')
}
