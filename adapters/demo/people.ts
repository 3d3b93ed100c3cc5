import type { MemberId } from '#core/accounts/account.ts'
import { sexualitiesOf } from '#core/profiles/fields.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import { DAY, dayOf, HOUR, type IsoDate, type Millis } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import type { PortraitTraits } from '#ui/portrait/portrait.ts'
import { type Stream, stream } from '#ui/portrait/random.ts'
import { demoId, FOUNDED } from './chance.ts'
import { type Looks, looksOf, traitsOf } from './looks.ts'
import { NAMES } from './names.ts'
import { storyOf } from './story.ts'
import { countryOf, languageOf, skinOf } from './whereabouts.ts'

/** Which demo world, and how much of it: fewer people are the first of more. */
export type WorldSize = { readonly seed: string; readonly people: number }

/** Somebody who does not exist, and whom everything says so of. */
export type DemoPerson = {
  readonly id: MemberId
  readonly kind: ProfileKind
  readonly name: string
  readonly gender: Gender
  readonly sexuality: Sexuality
  readonly birthDate: IsoDate
  readonly country: Country
  readonly language: Locale
  readonly about: string
  readonly details: Details
  readonly interests: readonly string[]
  readonly privacy: boolean
  readonly traits: PortraitTraits
  /** The ids of their portraits, each another scene. */
  readonly portraits: readonly string[]
  /** How long before the world opened they joined, and were last here. */
  readonly joinedAgo: Millis
  readonly activeAgo: Millis
}

/** The people of a demo world; the same ones for the same seed. */
export function demoPeople({ seed, people }: WorldSize): readonly DemoPerson[] {
  const tellers = new Map<string, number>()
  return Array.from({ length: people }, (_, nth) => {
    const country = countryOf(seed, nth)
    const language = languageOf(stream(`${seed}/${nth}/language`), country)
    const teller = tellers.get(language) ?? 0
    tellers.set(language, teller + 1)
    return person(seed, nth, { country, language, teller })
  })
}

const known = new Map<string, readonly DemoPerson[]>()

/** The same people again, without making them up anew: nobody in them ever changes. */
export function knownPeople(size: WorldSize): readonly DemoPerson[] {
  const name = `${size.seed}/${size.people}`
  const people = known.get(name) ?? demoPeople(size)
  known.set(name, people)
  return people
}

function person(
  seed: string,
  nth: number,
  {
    country,
    language,
    teller,
  }: { readonly country: Country; readonly language: Locale; readonly teller: number },
): DemoPerson {
  const name = `${seed}/${nth}`
  const told = (what: string) => stream(`${name}/${what}`)
  const kind = kindOf(nth)
  const gender: Gender = told('gender').pick(['female', 'male'])
  const age = ageOf(told('age'), kind)
  const looks = looksOf(told('looks'), gender, age, skinOf(told('skin'), country))
  const story = { seed, nth: teller, language, kind, age }
  const joinedDay = Math.floor(told('joined').between(0, 18) ** 2)
  const joinedAgo = joinedDay * DAY + told('hour').between(2, 20) * HOUR
  const days = told('birthday').between(0, 364)
  return {
    id: demoId(name, 400 - joinedDay),
    kind,
    name: nameOf(told('name'), NAMES[language][gender], age),
    gender,
    sexuality: sexualityOf(told('heart'), gender),
    birthDate: dayOf(FOUNDED - Math.floor(age * 365.25 + days) * DAY),
    country,
    language,
    ...storyOf(told('story'), story),
    details: detailsOf(told('details'), age, looks),
    privacy: told('privacy').chance(0.05),
    traits: traitsOf(told('paint'), gender, age, looks),
    portraits: Array.from({ length: portraitsOf(told('portraits')) }, (_, scene) =>
      demoId(`${name}/portrait/${scene}`, 400 - joinedDay),
    ),
    joinedAgo,
    activeAgo: Math.min(
      told('active').between(0.4, 26) ** 2 * HOUR,
      joinedAgo * told('since').between(0.1, 0.9),
    ),
  }
}

// Spread evenly, so that a small world has its made-up characters and cams too.
const kindOf = (nth: number): ProfileKind =>
  nth % 16 === 9 ? 'fictional' : nth % 24 === 14 ? 'cam' : 'person'

const ageOf = (told: Stream, kind: ProfileKind): number =>
  Math.floor(
    kind === 'cam'
      ? told.between(21, 46)
      : told.weigh([
          [4, told.between(19, 28)],
          [6, told.between(28, 40)],
          [5, told.between(40, 54)],
          [3, told.between(54, 66)],
          [1.5, told.between(66, 75)],
        ]),
  )

function nameOf(told: Stream, names: readonly string[], age: number): string {
  const place = ((age - 19) / 56) * names.length + told.between(-4, 4)
  return names[Math.max(0, Math.min(names.length - 1, Math.floor(place)))] ?? told.pick(names)
}

function sexualityOf(told: Stream, gender: Gender): Sexuality {
  const own = gender === 'male' ? 'gay' : 'lesbian'
  return told.weigh(
    sexualitiesOf(gender).map((one) => [one === 'hetero' ? 78 : one === own ? 10 : 12, one]),
  )
}

const portraitsOf = (told: Stream): number =>
  told.weigh([
    [0.7, 0],
    [4, 1],
    [4, 2],
    [3, 3],
    [1, 4],
    [0.6, 5],
  ])

/** A profile's details, of which most people leave some open. */
function detailsOf(told: Stream, age: number, { hair, eyes, body }: Looks): Details {
  const all: Details = {
    relationship: told.weigh([
      [9, 'single'],
      [age > 30 ? 4 : 0, 'divorced'],
      [age > 26 ? 1.5 : 0, 'separated'],
      [age > 56 ? 4 : 0, 'widowed'],
      [0.7, 'open'],
    ]),
    hair,
    eyes,
    body,
    tattoos: told.weigh([
      [6, 'none'],
      [age < 60 ? 4 : 1, 'few'],
      [age < 50 ? 1 : 0, 'many'],
    ]),
    reason: told.weigh([
      [5, 'love'],
      [4, 'dates'],
      [2, 'friends'],
      [2, 'chat'],
      [1, 'adventure'],
      [2, 'unsure'],
    ]),
  }
  return Object.fromEntries(Object.entries(all).filter(() => told.chance(0.8)))
}
