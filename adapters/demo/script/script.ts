import { folded } from '#core/shared/folded.ts'

/** What a message can be about, the most telling first. */
const TOPICS = ['real', 'meet', 'price', 'looks', 'life', 'how', 'bye', 'hello'] as const
export type Topic = (typeof TOPICS)[number]

/** What a demo member says in one language, and by which words it knows what it is asked. */
export type Script = {
  /** That a script answers, said once with the first words; each in another conversation. */
  readonly notes: readonly string[]
  /** What is written to somebody who did not write first. */
  readonly opens: readonly string[]
  /** Beginnings of words, in small letters and without punctuation. */
  readonly hears: Readonly<Record<Topic, readonly string[]>>
  readonly says: Readonly<Record<Topic | 'gift' | 'photo' | 'else', readonly string[]>>
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
  const words = ` ${folded(text).replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  const hears = (phrase: string) => words.includes(` ${folded(phrase)}`)
  return TOPICS.find((topic) => scripts.some((one) => one.hears[topic].some(hears))) ?? 'else'
}
