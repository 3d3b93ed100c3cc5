import { err, ok, type Result } from '../shared/result.ts'
import { proseHasContact } from './contact.ts'
import type { ProfileError } from './errors.ts'
import {
  type DetailField,
  type Details,
  type Gender,
  SEXUALITIES,
  type Sexuality,
} from './profile.ts'

/** What each detail can be (spec §3, profile fields in text). */
export const DETAIL_CHOICES = {
  relationship: ['single', 'separated', 'divorced', 'widowed', 'together', 'married', 'open'],
  hair: ['black', 'brown', 'blond', 'red', 'grey', 'white', 'coloured', 'none'],
  eyes: ['brown', 'blue', 'green', 'grey', 'hazel'],
  body: ['slim', 'athletic', 'average', 'sturdy', 'curvy', 'full'],
  tattoos: ['none', 'few', 'many'],
  reason: ['love', 'dates', 'friends', 'chat', 'adventure', 'unsure'],
} as const satisfies Record<DetailField, readonly string[]>

export const DETAIL_FIELDS = Object.keys(DETAIL_CHOICES) as readonly DetailField[]

/** Longest text about oneself, in characters. */
export const ABOUT_LENGTH = 1000
/** How many interests a profile can show. */
export const INTERESTS_LIMIT = 10

const choicesOf = (field: DetailField): readonly string[] => DETAIL_CHOICES[field]

/** Details without those that were left open. */
export const filled = (typed: Details): Details =>
  Object.fromEntries(
    DETAIL_FIELDS.filter((field) => typed[field]).map((field) => [field, typed[field]]),
  )

/** Details that are all among their field's choices; those left open are left out. */
export function checkDetails(
  typed: Details,
): Result<Details, Extract<ProfileError, { code: 'detail.unknown' }>> {
  const details = filled(typed)
  const unknown = DETAIL_FIELDS.find(
    (field) => details[field] !== undefined && !choicesOf(field).includes(details[field]),
  )
  return unknown ? err({ code: 'detail.unknown', field: unknown }) : ok(details)
}

/** Interests of the site's own list, each once. */
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

/** A text about oneself, without the space around it. */
export function checkAbout(
  typed: string,
): Result<string, Extract<ProfileError, { code: 'about.too-long' | 'about.has-contact' }>> {
  const about = typed.trim()
  if ([...about].length > ABOUT_LENGTH) {
    return err({ code: 'about.too-long', maximum: ABOUT_LENGTH })
  }
  // Everybody may read it: how to be reached is for those one talks with.
  return proseHasContact(about) ? err({ code: 'about.has-contact' }) : ok(about)
}

/** The sexualities somebody of this gender is offered. */
export const sexualitiesOf = (gender: Gender): readonly Sexuality[] =>
  SEXUALITIES.filter((sexuality) => sexuality !== (gender === 'male' ? 'lesbian' : 'gay'))
