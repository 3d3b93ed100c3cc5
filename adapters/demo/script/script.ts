import { folded } from '#core/shared/folded.ts'

/** What a message can be about, the most telling first. */
const TOPICS = [
  ...([
    'real',
    'meet',
    'price',
    'where',
    'age',
    'children',
    'weekend',
    'interests',
    'seeks',
  ] as const),
  ...(['job', 'looks', 'life', 'how', 'bye', 'hello'] as const),
] as const
export type Topic = (typeof TOPICS)[number]
/** What is said besides, of a topic or of none. */
type Other = 'childless' | 'gift' | 'photo' | 'again' | 'unknown' | 'else'

/** What a demo member says in one language, and by which words it knows what it is asked. */
export type Script = {
  /** That a script answers, said once with the first words; each in another conversation. */
  readonly notes: readonly string[]
  /** What is written to somebody who did not write first. */
  readonly opens: readonly string[]
  /** Phrases whose last word may go on, unless a space ends it; "…" stands for up to three words, and no sign for itself. */
  readonly hears: Readonly<Record<Topic, readonly string[]>>
  /** How the words begin by which a sentence of a profile tells of children. */
  readonly kin: readonly string[]
  /** With places for what their profile says: {{region}}, {{age}}, and {{line}}, a sentence of theirs. */
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

/** Whether one of the phrases is in a text. */
export function hearsOneOf(text: string, phrases: readonly string[]): boolean {
  const words = ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return phrases.some((phrase) => patternOf(phrase).test(words))
}

const PATTERNS = new Map<string, RegExp>()

/** A phrase as it is looked for in folded words. */
function patternOf(phrase: string): RegExp {
  const known = PATTERNS.get(phrase)
  if (known) return known
  const pattern = new RegExp(
    ` ${folded(phrase).replace(/ (?:…|\.\.\.) /gu, '(?: \\S+){0,3} ')}`,
    'u',
  )
  PATTERNS.set(phrase, pattern)
  return pattern
}
