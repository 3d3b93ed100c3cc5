import { ageOf } from '../../profiles/age.ts'
import { AGES } from '../../profiles/profile.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant, IsoDate } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import { countryDay } from '../../site/country-day.ts'
import { hasTrafficSource, type Settings, type Tracking } from '../../site/settings.ts'
import type { SignupError } from '../errors.ts'

/** product.md §4: for every country, whatever a site's settings. */
const ADULT = 18

export type BirthDateError = Extract<
  SignupError,
  { code: `birth-date.${'missing' | 'incomplete' | 'invalid' | 'too-young'}` }
>

/** A site's minimum age: never under 18. */
export const minimumAgeOf = ({ minimumAge }: { readonly minimumAge: number }): number =>
  Math.max(ADULT, minimumAge)

/** Validates a birth date: an existing day, of someone alive and, in all of their country, old enough (spec §5). */
export function checkBirthDate(
  typed: string,
  { minimum, country }: { readonly minimum: number; readonly country: Country },
  now: Instant,
): Result<IsoDate, BirthDateError> {
  const date = cleanPasted(typed)
  if (date === '') return err({ code: 'birth-date.missing' })
  if (INCOMPLETE.test(date)) return err({ code: 'birth-date.incomplete' })
  if (!isDay(date) || date > countryDay(country, now)) return err({ code: 'birth-date.invalid' })
  const age = ageOf({ birthDate: date, place: { country } }, now)
  if (age > AGES.oldest) return err({ code: 'birth-date.invalid' })
  return age >= minimum ? ok(date) : err({ code: 'birth-date.too-young', minimum })
}

/** A part is missing, or the year is short. */
const INCOMPLETE = /^(?:\d{0,3}-\d{0,2}-\d{0,2}|\d{4}--\d{0,2}|\d{4}-\d{1,2}-)$/

/** Whether the date exists: `Date` turns 30 February into another day. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}

/** Whether this visitor may sign up here (spec §6); otherwise the invite-only notice is shown. */
export const maySignUp = ({ signups }: Pick<Settings, 'signups'>, tracking: Tracking): boolean =>
  signups === 'all' || (signups === 'with_trafficsource' && hasTrafficSource(tracking))
