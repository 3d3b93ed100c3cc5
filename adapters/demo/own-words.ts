import type { Locale } from '#core/site/locales.ts'
import { hearsOneOf, type Script, type Topic } from './script/script.ts'
import { SCRIPTS } from './script/scripts.ts'
import type { Line } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** What a profile says of a demo member. */
export type OwnWords = {
  readonly about: string
  /** The language in which that is written. */
  readonly language: Locale
  readonly region: string
  readonly age: number
}

/** What a script says on a topic, filled in from the profile; where that says nothing of it, something about that. */
export function linesOn(
  topic: keyof Script['says'],
  { says }: Script,
  own: OwnWords,
): readonly string[] {
  if (!isTold(topic)) return says[topic].map((line) => filled(line, { ...own, line: '' }))
  const line = sentenceOn(topic, own)
  if (line !== null) return says[topic].map((text) => filled(text, { ...own, line }))
  return topic === 'children' ? says.childless : says.life
}

const TOLD = [
  'children',
  'weekend',
  'interests',
  'seeks',
  'job',
] as const satisfies readonly Topic[]
type Told = (typeof TOLD)[number]
const isTold = (topic: string): topic is Told => TOLD.some((told) => told === topic)

/** Their own sentence on a topic. */
function sentenceOn(topic: Told, { about, language }: OwnWords): string | null {
  const { days, loves, wishes, fictional, cam } = VOICES[language]
  const madeUp = [...fictional, ...cam]
  const spent = [...Object.values(days).flat(), ...madeUp]
  const all = [...spent, ...loves, ...wishes]
  const lines: Readonly<Record<Told, readonly Line[]>> = {
    job: spent,
    weekend: [...loves, ...madeUp],
    interests: [...loves, ...madeUp],
    seeks: [...wishes, ...madeUp],
    children: all.filter(([text]) => hearsOneOf(text, SCRIPTS[language].kin)),
  }
  return lines[topic].find(([text]) => about.includes(text))?.[0] ?? null
}

const filled = (
  text: string,
  { region, age, line }: Pick<OwnWords, 'region' | 'age'> & { readonly line: string },
): string =>
  text
    .replace('{{region}}', () => region)
    .replace('{{age}}', String(age))
    .replace('{{line}}', () => line)
