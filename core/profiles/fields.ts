import { err, ok, type Result } from '../shared/result.ts'
import type { Settings } from '../site/settings.ts'
import type { Card } from './cards.ts'
import type { ProfileError } from './errors.ts'
import {
  type DetailField,
  type Details,
  GENDERS,
  type Gender,
  INTERESTS_LIMIT,
  SEXUALITIES,
  type Sexuality,
} from './profile.ts'
import { seeks } from './wishes.ts'

/** Choices of each detail (spec §3, profile fields in text). */
export const DETAIL_CHOICES = {
  relationship: ['single', 'separated', 'divorced', 'widowed', 'together', 'married', 'open'],
  hair: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'coloured', 'none'],
  eyes: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body: ['slim', 'athletic', 'average', 'sturdy', 'curvy', 'full'],
  tattoos: ['none', 'few', 'many'],
  reason: ['love', 'dates', 'friends', 'chat', 'adventure', 'unsure'],
} as const satisfies Record<DetailField, readonly string[]>

export const DETAIL_FIELDS = Object.keys(DETAIL_CHOICES) as readonly DetailField[]

/** Maximum length of the about text, in characters. */
export const ABOUT_LENGTH = 1000

const choicesOf = (field: DetailField): readonly string[] => DETAIL_CHOICES[field]

/** Details without empty ones. */
export const filled = (typed: Details): Details =>
  Object.fromEntries(
    DETAIL_FIELDS.filter((field) => typed[field]).map((field) => [field, typed[field]]),
  )

/** Validates details against their choices; empty ones are omitted. */
export function checkDetails(
  typed: Details,
): Result<Details, Extract<ProfileError, { code: 'detail.unknown' }>> {
  const details = filled(typed)
  const unknown = DETAIL_FIELDS.find(
    (field) => details[field] !== undefined && !choicesOf(field).includes(details[field]),
  )
  return unknown ? err({ code: 'detail.unknown', field: unknown }) : ok(details)
}

/** Known interests, without duplicates. */
export function checkInterests(
  typed: readonly string[],
  offered: readonly string[],
): Result<
  readonly string[],
  Extract<ProfileError, { code: 'interests.too-many' | 'interests.unknown' }>
> {
  const interests = [...new Set(typed)]
  if (interests.length > INTERESTS_LIMIT) {
    return err({ code: 'interests.too-many', maximum: INTERESTS_LIMIT })
  }
  const known = interests.every((interest) => offered.includes(interest))
  return known ? ok(interests) : err({ code: 'interests.unknown' })
}

/** The sexualities offered to this gender. */
export const sexualitiesOf = (gender: Gender): readonly Sexuality[] =>
  SEXUALITIES.filter((sexuality) => sexuality !== (gender === 'male' ? 'lesbian' : 'gay'))

type Noted = Pick<Card, 'distance' | 'online'>

/** A profile with the notes enabled on this site; disabled ones never leave the server. */
export function withNotes<Shown extends Noted>(
  card: Shown,
  { visibleProfileNotes: notes }: Pick<Settings, 'visibleProfileNotes'>,
): Shown {
  if (notes.includes('distance') && notes.includes('online')) return card
  return {
    ...card,
    distance: notes.includes('distance') ? card.distance : null,
    online: notes.includes('online') && card.online,
  }
}

/** Whom somebody looks for. */
export const SOUGHT = [...GENDERS, 'all'] as const
export type Sought = (typeof SOUGHT)[number]

/** The orientation of somebody of this gender who looks for these. */
export const sexualityOf = (gender: Gender, sought: Sought): Sexuality | null =>
  SEXUALITIES.find((sexuality) => {
    const found = sexualitiesOf(gender).includes(sexuality) ? seeks({ gender, sexuality }) : []
    return sought === 'all' ? found.length === GENDERS.length : found.join() === sought
  }) ?? null
