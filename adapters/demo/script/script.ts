import { INTERESTS } from '#adapters/sites/interests.ts'
import { folded } from '#core/shared/folded.ts'

export type Interest = (typeof INTERESTS)[number]

/** What the site itself suggests to ask, besides a profile's own line and interests. */
const SUGGESTED = [
  ...(['happy', 'wake', 'drink', 'place', 'song'] as const),
  ...(['clock', 'day-off', 'laugh', 'first', 'photos'] as const),
] as const

/** What a message can be about, the most telling first: before all whether somebody is in distress. */
const TOPICS = [
  ...(['distress', 'real', ...SUGGESTED, 'meet', 'price', 'where', 'age', 'children'] as const),
  ...(['weekend', 'interests', 'seeks', 'job', 'looks', 'life', 'how', 'bye', 'hello'] as const),
] as const
export type Topic = (typeof TOPICS)[number]
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
   * words, and no sign for itself.
   */
  readonly hears: Readonly<Record<Topic, readonly string[]>>
  /** What each interest is called first, and by which phrases it is known besides. */
  readonly interests: Readonly<Record<Interest, readonly string[]>>
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

/** What a message is about, by the words of the given scripts; `else` when no script knows. */
export function topicOf(text: string, scripts: readonly Script[]): Topic | 'else' {
  return TOPICS.find((topic) => scripts.some((one) => hearsOneOf(text, one.hears[topic]))) ?? 'else'
}

export const isInterest = (name: string): name is Interest =>
  INTERESTS.some((interest) => interest === name)

/** Whether one of the phrases is in a text. */
export function hearsOneOf(text: string, phrases: readonly string[]): boolean {
  const words = ` ${wordsOf(text)} `
  return phrases.some((phrase) => patternOf(phrase).test(words))
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
  const parts = phrase.split(/ (?:…|\.\.\.) /u).map(wordsOf)
  const isWhole = phrase.endsWith(' ') || /(?:^| )\S{1,3}$/u.test(parts.at(-1) ?? '')
  const pattern = new RegExp(` ${parts.join('(?: \\S+){0,3} ')}${isWhole ? ' ' : ''}`, 'u')
  PATTERNS.set(phrase, pattern)
  return pattern
}
