import type { DETAIL_CHOICES } from '#core/profiles/fields.ts'
import type { Gender } from '#core/profiles/profile.ts'
import type { PortraitTraits } from '#ui/art/portrait/portrait.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'

type Choice<Field extends keyof typeof DETAIL_CHOICES> = (typeof DETAIL_CHOICES)[Field][number]
type Traits = Required<Omit<PortraitTraits, 'religious' | 'gear'>>

/** How somebody looks, in the words of a profile. */
export type Appearance = {
  readonly skin: number
  readonly hair: Choice<'hair'>
  readonly eyes: Choice<'eyes'>
  readonly body: Choice<'body'>
}

/** The looks of somebody of this gender, age and skin. */
export const appearanceOf = (
  random: SeededRandom,
  gender: Gender,
  age: number,
  skin: number,
): Appearance => ({
  skin,
  hair: hairOf(random, gender, age, skin),
  eyes: eyesOf(random, skin),
  body: random.weighted([
    [4, 'slim'],
    [3, 'athletic'],
    [6, 'average'],
    [gender === 'male' ? 3 : 1, 'sturdy'],
    [gender === 'male' ? 0 : 3, 'curvy'],
    [1.5, 'full'],
  ]),
})

function hairOf(
  random: SeededRandom,
  gender: Gender,
  age: number,
  skin: number,
): Appearance['hair'] {
  if (gender === 'male' && age > 34 && random.chance(0.14)) return 'none'
  if (age > 54 && random.chance((age - 50) / 24)) return age > 64 ? 'white' : 'grey'
  if (age < 45 && random.chance(0.04)) return 'coloured'
  if (skin >= 5)
    return random.weighted([
      [8, 'black'],
      [3, 'brown'],
    ])
  if (skin >= 3)
    return random.weighted([
      [5, 'black'],
      [6, 'brown'],
    ])
  return random.weighted([
    [1.5, 'black'],
    [6, 'brown'],
    [5, 'blond'],
    [1.5, 'red'],
  ])
}

const eyesOf = (random: SeededRandom, skin: number): Appearance['eyes'] =>
  skin >= 3
    ? random.weighted([
        [8, 'brown'],
        [skin >= 5 ? 0 : 2, 'hazel'],
      ])
    : random.weighted([
        [3, 'brown'],
        [2, 'hazel'],
        [2, 'green'],
        [4, 'blue'],
        [1.5, 'grey'],
      ])

const PAINTED: Readonly<Record<Appearance['hair'], readonly Traits['hair'][]>> = {
  black: ['black'],
  brown: ['brown', 'dark-brown'],
  blond: ['blond', 'dark-blond', 'platinum'],
  red: ['red'],
  grey: ['grey', 'silver'],
  white: ['white', 'silver'],
  coloured: ['plum', 'teal'],
  none: ['bald'],
}

const BUILDS: Readonly<Record<Appearance['body'], Traits['body']>> = {
  slim: 'slim',
  athletic: 'athletic',
  average: 'average',
  sturdy: 'sturdy',
  curvy: 'curvy',
  full: 'full',
}

/** What a portrait must know to show somebody as their profile says they look. */
export const traitsOf = (
  random: SeededRandom,
  gender: Gender,
  age: number,
  { skin, hair, eyes, body }: Appearance,
): Traits => ({
  gender,
  age,
  skin,
  hair: random.pick(PAINTED[hair]),
  eyes: eyes === 'brown' && skin >= 4 ? 'dark' : eyes,
  body: BUILDS[body],
})
