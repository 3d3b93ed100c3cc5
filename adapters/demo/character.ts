import { sexualitiesOf } from '#core/profiles/fields.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import type { SeededRandom } from '#ui/art/portrait/random.ts'
import type { Appearance } from './appearance.ts'

/** A woman or a man: as likely as the other, or as an audience has them. */
export const genderOf = (
  random: SeededRandom,
  { women }: { readonly women: number | null },
): Gender =>
  women === null
    ? random.pick(['female', 'male'])
    : random.weighted([
        [women, 'female'],
        [100 - women, 'male'],
      ])

/** What the `nth` profile is; spread evenly, so that a small world has its made-up characters and cams too. */
export const kindOf = (nth: number): ProfileKind =>
  nth % 16 === 9 ? 'fictional' : nth % 24 === 14 ? 'cam' : 'person'

/** How old somebody is, within what an audience asks for. */
export const ageOf = (
  random: SeededRandom,
  kind: ProfileKind,
  range: readonly [number, number] | undefined,
): number =>
  Math.floor(
    range
      ? random.between(...range)
      : kind === 'cam'
        ? random.between(21, 46)
        : random.weighted([
            [4, random.between(19, 28)],
            [6, random.between(28, 40)],
            [5, random.between(40, 54)],
            [3, random.between(54, 66)],
            [1.5, random.between(66, 75)],
          ]),
  )

/** Whom somebody of a gender looks for, as among everybody. */
export function sexualityOf(random: SeededRandom, gender: Gender): Sexuality {
  const own = gender === 'male' ? 'gay' : 'lesbian'
  return random.weighted(
    sexualitiesOf(gender).map((one) => [one === 'hetero' ? 78 : one === own ? 10 : 12, one]),
  )
}

/** How many portraits somebody shows. */
export const portraitsOf = (random: SeededRandom): number =>
  random.weighted([
    [0.7, 0],
    [4, 1],
    [4, 2],
    [3, 3],
    [1, 4],
    [0.6, 5],
  ])

/** A profile's details, of which most people leave some open. What is no person has no partner, nor can anybody date it. */
export function detailsOf(
  random: SeededRandom,
  kind: ProfileKind,
  age: number,
  { hair, eyes, body }: Appearance,
): Details {
  const all: Details = {
    relationship: random.weighted([
      [9, 'single'],
      [age > 30 ? 4 : 0, 'divorced'],
      [age > 26 ? 1.5 : 0, 'separated'],
      [age > 56 ? 4 : 0, 'widowed'],
      [0.7, 'open'],
    ]),
    hair,
    eyes,
    body,
    tattoos: random.weighted([
      [6, 'none'],
      [age < 60 ? 4 : 1, 'few'],
      [age < 50 ? 1 : 0, 'many'],
    ]),
    reason: random.weighted([
      [5, 'love'],
      [4, 'dates'],
      [2, 'friends'],
      [2, 'chat'],
      [1, 'adventure'],
      [2, 'unsure'],
    ]),
  }
  const told = Object.entries(all).filter(() => random.chance(0.8))
  const { relationship, reason, ...seen }: Details = Object.fromEntries(told)
  if (kind !== 'person') return { ...seen, ...(reason && { reason: 'chat' }) }
  return { ...seen, ...(relationship && { relationship }), ...(reason && { reason }) }
}
