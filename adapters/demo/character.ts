import { sexualitiesOf } from '#core/profiles/fields.ts'
import type { Details, Gender, ProfileKind, Sexuality } from '#core/profiles/profile.ts'
import type { Stream } from '#ui/art/portrait/random.ts'
import type { Appearance } from './appearance.ts'

/** A woman or a man: as likely as the other, or as an audience has them. */
export const genderOf = (told: Stream, { women }: { readonly women: number | null }): Gender =>
  women === null
    ? told.pick(['female', 'male'])
    : told.weighted([
        [women, 'female'],
        [100 - women, 'male'],
      ])

/** What the `nth` profile is; spread evenly, so that a small world has its made-up characters and cams too. */
export const kindOf = (nth: number): ProfileKind =>
  nth % 16 === 9 ? 'fictional' : nth % 24 === 14 ? 'cam' : 'person'

/** How old somebody is, within what an audience asks for. */
export const ageOf = (
  told: Stream,
  kind: ProfileKind,
  range: readonly [number, number] | undefined,
): number =>
  Math.floor(
    range
      ? told.between(...range)
      : kind === 'cam'
        ? told.between(21, 46)
        : told.weighted([
            [4, told.between(19, 28)],
            [6, told.between(28, 40)],
            [5, told.between(40, 54)],
            [3, told.between(54, 66)],
            [1.5, told.between(66, 75)],
          ]),
  )

/** A name as people of that age have it. */
export function nameOf(told: Stream, names: readonly string[], age: number): string {
  const place = ((age - 19) / 56) * names.length + told.between(-4, 4)
  return names[Math.max(0, Math.min(names.length - 1, Math.floor(place)))] ?? told.pick(names)
}

/** Whom somebody of a gender looks for, as among everybody. */
export function sexualityOf(told: Stream, gender: Gender): Sexuality {
  const own = gender === 'male' ? 'gay' : 'lesbian'
  return told.weighted(
    sexualitiesOf(gender).map((one) => [one === 'hetero' ? 78 : one === own ? 10 : 12, one]),
  )
}

/** How many portraits somebody shows. */
export const portraitsOf = (told: Stream): number =>
  told.weighted([
    [0.7, 0],
    [4, 1],
    [4, 2],
    [3, 3],
    [1, 4],
    [0.6, 5],
  ])

/** A profile's details, of which most people leave some open. */
export function detailsOf(told: Stream, age: number, { hair, eyes, body }: Appearance): Details {
  const all: Details = {
    relationship: told.weighted([
      [9, 'single'],
      [age > 30 ? 4 : 0, 'divorced'],
      [age > 26 ? 1.5 : 0, 'separated'],
      [age > 56 ? 4 : 0, 'widowed'],
      [0.7, 'open'],
    ]),
    hair,
    eyes,
    body,
    tattoos: told.weighted([
      [6, 'none'],
      [age < 60 ? 4 : 1, 'few'],
      [age < 50 ? 1 : 0, 'many'],
    ]),
    reason: told.weighted([
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
