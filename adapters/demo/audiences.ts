import type { Details, Gender, Sexuality } from '#core/profiles/profile.ts'
import type { Brand } from '#core/site/settings.ts'
import type { PortraitTraits } from '#ui/art/portrait/portrait.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import type { Appearance } from './appearance.ts'

/** A site of the demo that draws people of its own. */
export type Niche = Exclude<Brand, 'default'>
export const NICHES = [
  'she',
  'bdsm',
  'bbw',
  'gilf',
  'milf',
  'gay',
] as const satisfies readonly Niche[]

/** Somebody of the demo world, as far as it decides which sites suit them. */
type Somebody = {
  readonly gender: Gender
  readonly age: number
  readonly sexuality: Sexuality
  readonly details: Details
}

/** Who comes to a site: what is left out is as it is among everybody. */
export type Audience = {
  /** How many of a hundred are women. */
  readonly women: number
  readonly ages?: Readonly<Record<Gender, readonly [from: number, to: number]>>
  readonly heart?: (random: SeededRandom) => Sexuality
  readonly body?: (random: SeededRandom, gender: Gender) => Appearance['body'] | null
  /** Whether nobody on it is drawn in religious dress: there it would hurt. */
  readonly secular?: true
  readonly gear?: (random: SeededRandom) => PortraitTraits['gear'] | null
  /** Whom of those who joined Vonk itself it suits, so that some of them said yes to it. */
  readonly suits: (somebody: Somebody) => boolean
}

const within = (age: number, [from, to]: readonly [number, number]) => age >= from && age < to

const SILVER = { female: [60, 75], male: [54, 75] } as const
const MATURE_AGES = { female: [38, 57], male: [24, 60] } as const

export const AUDIENCES: Readonly<Record<Niche, Audience>> = {
  she: {
    women: 60,
    suits: ({ gender, details }) => gender === 'female' && details.reason === 'dates',
  },
  bdsm: {
    secular: true,
    women: 50,
    ages: { female: [24, 58], male: [24, 58] },
    gear: (random) =>
      random.weighted([
        [4, null],
        [2, 'leather'],
        [1, 'harness'],
      ]),
    suits: ({ details }) => details.reason === 'adventure' || details.relationship === 'open',
  },
  bbw: {
    secular: true,
    women: 64,
    body: (random, gender) =>
      gender === 'female' ? random.pick(['curvy', 'full'] as const) : null,
    suits: ({ gender, details: { body } }) =>
      gender === 'female' && (body === 'curvy' || body === 'full'),
  },
  gilf: {
    secular: true,
    women: 58,
    ages: SILVER,
    suits: ({ gender, age }) => within(age, SILVER[gender]),
  },
  milf: {
    secular: true,
    women: 62,
    ages: MATURE_AGES,
    suits: ({ gender, age }) => gender === 'female' && within(age, MATURE_AGES.female),
  },
  gay: {
    women: 0,
    heart: (random) => (random.chance(0.82) ? 'gay' : 'bi'),
    suits: ({ gender, sexuality }) => gender === 'male' && sexuality !== 'hetero',
  },
}
