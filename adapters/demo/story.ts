import { INTERESTS } from '#adapters/sites/interests.ts'
import type { Details, Gender, ProfileKind } from '#core/profiles/profile.ts'
import { sentencesOf } from '#core/profiles/sentences.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import type { Brand } from '#core/site/settings.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import { shuffled } from './chance.ts'
import { type Line, lifeStage, type Voice } from './voices/voice.ts'
import { VOICES } from './voices/voices.ts'

/** Whose story it is, what else their profile says, and the sites on which it is read. */
export type StoryOwner = {
  readonly language: Locale
  readonly kind: ProfileKind
  readonly gender: Gender
  readonly age: number
  readonly country: Country
  readonly details: Details
  /** How many they show. */
  readonly portraits: number
  readonly sites: readonly Brand[]
}

export type Story = { readonly about: string; readonly interests: readonly string[] }

type Part = keyof Voice

/** So many interests somebody lists at least. */
const INTERESTS_AT_LEAST = 3

/**
 * Tells what people write about themselves, and the interests that go with it. On a site nothing is said twice in the
 * same language, and nothing that contradicts the rest of the profile. Who comes when all has been said writes nothing.
 */
export function storyteller(seed: string): (random: SeededRandom, owner: StoryOwner) => Story {
  const said = new Set<string>()
  const decks = new Map<string, readonly Line[]>()
  const deckOf = (name: string, lines: readonly Line[]) => {
    const deck = decks.get(name) ?? shuffled(`${seed}/${name}`, lines)
    decks.set(name, deck)
    return deck
  }
  return (random, owner) => {
    const { language, sites } = owner
    const places = ({ text }: Line) => sites.map((site) => `${site}/${language}/${text}`)
    const isUnsaid = (line: Line) => !places(line).some((place) => said.has(place))
    const told: Line[] = []
    const tell = (part: Part) => {
      const line = deckOf(...poolOf(part, owner)).find(
        (one) => isUnsaid(one) && isTrueOf(one, owner) && goesWith(one, told),
      )
      if (!line) return
      told.push(line)
      for (const place of places(line)) said.add(place)
    }
    for (const part of partsOf(random, owner)) tell(part)
    if (told.length === 0 && owner.kind === 'person') for (const part of PARTS) tell(part)
    const lines = wholeOnCardFirst(told)
    return { about: lines.map(({ text }) => text).join(' '), interests: interestsOf(random, lines) }
  }
}

/** So many characters of a line a card shows without cutting it. */
const CARD_ROOM = 80

/** A text begins with its sentence that a card shows, if it has one that fits. */
function wholeOnCardFirst(told: readonly Line[]): readonly Line[] {
  const isWhole = ({ text }: Line) => {
    const [sentence = ''] = sentencesOf(text)
    return sentence.length <= CARD_ROOM
  }
  return told.toSorted((a, b) => Number(isWhole(b)) - Number(isWhole(a)))
}

const PARTS = ['days', 'loves', 'wishes'] as const

/** Which lines a text is made of, in their order: most people write two or three, few one, and nobody who has no picture. */
function partsOf(random: SeededRandom, { kind, portraits }: StoryOwner): readonly Part[] {
  if (kind !== 'person') return [kind]
  return random.weighted<readonly Part[]>([
    [5, ['days', 'loves', 'wishes']],
    [3, ['days', 'loves']],
    [3, ['days', 'wishes']],
    [2, ['loves', 'wishes']],
    [1.5, ['loves', 'days']],
    [1, ['wishes', 'days']],
    [portraits === 0 ? 0 : 0.8, ['days']],
    [portraits === 0 ? 0 : 0.4, ['loves']],
  ])
}

/** The lines of a kind, with a name of their own. */
function poolOf(part: Part, { language, age }: StoryOwner): [name: string, lines: readonly Line[]] {
  const voice = VOICES[language]
  if (part !== 'days') return [`${language}/${part}`, voice[part]]
  const stage = lifeStage(age)
  return [`${language}/${stage}`, voice.days[stage]]
}

/** Whether nothing in the profile contradicts a line; what a profile does not say contradicts nothing. */
function isTrueOf({ of = {} }: Line, owner: StoryOwner): boolean {
  const { age, details } = owner
  const {
    relationship,
    reason,
    countries,
    gender = owner.gender,
    age: [from = 0, to = age] = [],
  } = of
  const allows = (choices: readonly string[] | undefined, choice: string | undefined) =>
    !choices || choice === undefined || choices.includes(choice)
  return (
    allows(relationship, details.relationship) &&
    allows(reason, details.reason) &&
    allows(countries, owner.country) &&
    gender === owner.gender &&
    age >= from &&
    age <= to
  )
}

/** Whether it says something else than what stands already: not of the same interest, nor of children again. */
const goesWith = ({ likes = [], of }: Line, told: readonly Line[]): boolean =>
  !told.some(
    (one) =>
      one.likes?.some((interest) => likes.includes(interest)) || (one.of?.children && of?.children),
  )

/** Those the lines give away, and a few that are no more than listed. */
function interestsOf(random: SeededRandom, told: readonly Line[]): readonly string[] {
  const given = told.flatMap(({ likes = [] }) => likes)
  const several = Math.round(random.between(INTERESTS_AT_LEAST, INTERESTS_AT_LEAST + 2))
  const name = `interests/${random.between(0, 1)}`
  const more = shuffled(name, INTERESTS).filter((interest) => !given.includes(interest))
  return [...given, ...more.slice(0, Math.max(0, several - given.length))]
}
