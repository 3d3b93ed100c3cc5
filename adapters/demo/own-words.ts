import type { Locale } from '#core/site/locales.ts'
import {
  hearsOneOf,
  type Interest,
  isInterest,
  type Script,
  type Topic,
  tellingWords,
} from './script/script.ts'
import type { Line, Voice } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** What a profile says of a demo member. */
export type OwnWords = {
  readonly about: string
  /** The language in which that is written. */
  readonly language: Locale
  readonly interests: readonly string[]
  readonly region: string
  readonly age: number
}

type Part = keyof Voice
type Told = Line & { readonly part: Part }

/** The lines of a text in a language, in their order. */
export function toldIn(language: Locale, about: string): readonly Told[] {
  const { days, ...others } = VOICES[language]
  return Object.entries({ days: Object.values(days).flat(), ...others })
    .flatMap(([part, lines]) => lines.map((line) => ({ ...line, part: part as Part })))
    .map((line) => ({ line, at: about.indexOf(line.text) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ line }) => line)
}

/** What a script says on a topic, filled in from the profile; where that says nothing of it, something about that. */
export function linesOn(
  topic: keyof Script['says'],
  { says }: Script,
  own: OwnWords,
): readonly string[] {
  if (!isTold(topic)) return says[topic].map((line) => filled(line, own))
  const line = sentenceOn(topic, own)
  if (line !== null) return says[topic].map((text) => filled(text, { ...own, line }))
  return topic === 'children' ? says.childless : says.life
}

/** The first line that has a telling word of a question in it. */
export function lineSharedWith(
  question: string,
  lines: readonly Line[],
  script: Pick<Script, 'plain'>,
): Line | undefined {
  const asked = tellingWords(question, script)
  return lines.find(({ text }) => !tellingWords(text, script).isDisjointFrom(asked))
}

/** What is said on an interest that somebody was asked about. */
export type OnInterest = {
  /** Their sentence on it, if there is one. */
  readonly own: Line | undefined
  /** That sentence, quoted; else no more than the name of the interest. */
  readonly lines: readonly string[]
}

export function onInterest(
  interest: Interest,
  { says, interests }: Script,
  own: OwnWords,
): OnInterest {
  const line = toldIn(own.language, own.about).find(({ likes = [] }) => likes.includes(interest))
  const [name = interest] = interests[interest]
  const places = { ...own, interest: name, line: line?.text ?? '' }
  const lines = says[line ? 'interests' : 'listed'].map((text) => filled(text, places))
  return { own: line, lines }
}

/** The interest of theirs that is named in a question. */
export const interestIn = (
  question: string,
  script: Script,
  { interests }: Pick<OwnWords, 'interests'>,
): Interest | null =>
  interests.filter(isInterest).find((one) => hearsOneOf(question, script.interests[one])) ?? null

const TOLD = {
  job: ['days', 'fictional', 'cam'],
  weekend: ['loves', 'fictional', 'cam'],
  interests: ['loves', 'fictional', 'cam'],
  seeks: ['wishes', 'fictional', 'cam'],
  children: null,
} as const satisfies Partial<Record<Topic, readonly Part[] | null>>
type ToldTopic = keyof typeof TOLD
const isTold = (topic: string): topic is ToldTopic => Object.hasOwn(TOLD, topic)

/** Their own sentence on a topic. */
function sentenceOn(topic: ToldTopic, { about, language }: OwnWords): string | null {
  const parts: readonly Part[] | null = TOLD[topic]
  const line = toldIn(language, about).find(({ part, of }) =>
    parts ? parts.includes(part) : of?.children,
  )
  return line?.text ?? null
}

/** What stands in a place of a script's text. */
type Places = Pick<OwnWords, 'region' | 'age'> & {
  readonly line?: string
  readonly interest?: string
}

const filled = (text: string, { region, age, line = '', interest = '' }: Places): string =>
  text
    .replace('{{region}}', () => region)
    .replace('{{age}}', String(age))
    .replace('{{interest}}', () => interest)
    .replace('{{line}}', () => line)
