import { INTERESTS } from '#adapters/sites/interests.ts'
import type { ProfileKind } from '#core/profiles/profile.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import { pickInRounds, shuffled } from './chance.ts'
import { type Line, lifeStage } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** Whose story it is, and the sites on which it is read. */
export type StoryOwner = {
  readonly language: Locale
  readonly kind: ProfileKind
  readonly age: number
  readonly sites: readonly Brand[]
}

export type Story = { readonly about: string; readonly interests: readonly string[] }

/** Draws after which somebody says nothing: by then every sentence has been dealt. */
const DRAWS = 64

/**
 * Tells what people write about themselves, and the interests that go with it. A text begins with a sentence that no
 * other begins with on the same site in the same language, as it is what a card shows. Who comes when all have been
 * said writes nothing.
 */
export function storyteller(seed: string): (random: SeededRandom, owner: StoryOwner) => Story {
  const drawn = new Map<Locale, number>()
  const said = new Set<string>()
  return (random, { sites, ...owner }) => {
    const { language } = owner
    const places = (text: string) => sites.map((site) => `${site}/${language}/${text}`)
    for (let draws = 0; draws < DRAWS; draws++) {
      const nth = drawn.get(language) ?? 0
      drawn.set(language, nth + 1)
      const lines = linesOf(random, { ...owner, seed, nth })
      const first = lines.find(([text]) => !places(text).some((place) => said.has(place)))
      if (!first) continue
      const story = written(random, [first, ...lines.filter((line) => line !== first)], seed, nth)
      if (owner.kind === 'person' && said.has(story.about)) continue
      for (const known of [story.about, ...places(first[0])]) said.add(known)
      return story
    }
    return written(random, [], seed, drawn.get(language) ?? 0)
  }
}

function written(random: SeededRandom, lines: readonly Line[], seed: string, nth: number): Story {
  const given = lines.flatMap(([, ...interests]) => interests)
  const more = shuffled(`${seed}/${nth}/interests`, INTERESTS)
  const several = Math.round(random.between(3, 7))
  return {
    about: lines.map(([text]) => text).join(' '),
    interests: [...new Set([...given, ...more.slice(0, Math.max(0, several - given.length))])],
  }
}

type Draw = Omit<StoryOwner, 'sites'> & { readonly seed: string; readonly nth: number }

function linesOf(random: SeededRandom, { seed, nth, language, kind, age }: Draw): readonly Line[] {
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
  return random.weighted([
    [7, [day, love, wish]],
    [1.5, [love, wish]],
    [1.5, [day, wish]],
    [1, [love, day]],
  ])
}
