import { INTERESTS } from '#adapters/sites/interests.ts'
import type { ProfileKind } from '#core/profiles/profile.ts'
import type { Locale } from '#core/site/locales.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import { pickInRounds, shuffled } from './chance.ts'
import { type Line, lifeStage } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** Whose story it is; `nth` counts those who tell one in the same language. */
export type StoryOwner = {
  readonly seed: string
  readonly nth: number
  readonly language: Locale
  readonly kind: ProfileKind
  readonly age: number
}

export type Story = { readonly about: string; readonly interests: readonly string[] }

/** What somebody writes about themselves, and the interests that go with it. */
export function storyOf(random: SeededRandom, teller: StoryOwner): Story {
  const lines = linesOf(random, teller)
  const given = lines.flatMap(([, ...interests]) => interests)
  const more = shuffled(`${teller.seed}/${teller.nth}/${teller.language}`, INTERESTS)
  const several = Math.round(random.between(3, 7))
  return {
    about: lines.map(([text]) => text).join(' '),
    interests: [...new Set([...given, ...more.slice(0, Math.max(0, several - given.length))])],
  }
}

function linesOf(
  random: SeededRandom,
  { seed, nth, language, kind, age }: StoryOwner,
): readonly Line[] {
  const voice = VOICES[language]
  const deal = (what: string, lines: readonly Line[]) =>
    pickInRounds(`${seed}/${language}/${what}`, lines, nth)
  if (kind !== 'person') return [deal(kind, voice[kind])]

  const part = lifeStage(age)
  const [day, love, wish] = [
    deal(part, voice.days[part]),
    deal('loves', voice.loves),
    deal('wishes', voice.wishes),
  ]
  // Short texts are told in the first round only, in which no wish comes twice: so no two are the same.
  if (nth >= voice.wishes.length) return [day, love, wish]
  return random.weighted([
    [7, [day, love, wish]],
    [1.5, [love, wish]],
    [1.5, [day, wish]],
    [1, [love, day]],
  ])
}
