import { isAge, orderedAges } from '../../profiles/ages.ts'
import type { Wishes } from '../../profiles/profile.ts'
import type { Settings } from '../../site/settings.ts'
import type { Filters } from './filters.ts'

/** Years around the viewer's own age: the first of these that finds enough people, else all ages (product.md §4). */
export const OWN_AGE_YEARS = [8, 12, 18, 27] as const
export const ENOUGH_PEOPLE = 24

/** Ages around somebody's own. */
export type OwnAges = { readonly from: number; readonly to: number }

/** An age filter that was set; none of the two is all ages. */
export type AgeChoice = Pick<Filters, 'minAge' | 'maxAge'>

/**
 * What a member's search asks of age at first: their wishes, else what they chose in this browser, else people around
 * their own age.
 */
export function startingAges(
  { ageFrom, ageTo }: Pick<Wishes, 'ageFrom' | 'ageTo'>,
  chosen: AgeChoice | null,
  { searchFields }: Pick<Settings, 'searchFields'>,
): Pick<Filters, 'minAge' | 'maxAge' | 'ownAges'> {
  if (!searchFields.includes('age') || ageFrom !== null || ageTo !== null) return {}
  return chosen ?? { ownAges: true }
}

/** The filters with those ages as an age filter. */
export const withOwnAges = ({ ownAges: _, ...filters }: Filters, ages: OwnAges | null): Filters =>
  ages ? { ...filters, minAge: ages.from, maxAge: ages.to } : filters

const CHOICE = /^(\d{0,3})-(\d{0,3})$/

/** A chosen age filter as text, such as `30-45`, `30-` or `-`. */
export const ageChoiceText = ({ minAge, maxAge }: AgeChoice): string =>
  `${minAge ?? ''}-${maxAge ?? ''}`

/** Parses it; anything else is no choice. */
export function ageChoiceIn(text: string | null): AgeChoice | null {
  const [, from, to] = CHOICE.exec(text ?? '') ?? []
  if (from === undefined || to === undefined) return null
  const [minAge, maxAge] = orderedAges(ageIn(from), ageIn(to))
  if (![minAge, maxAge].every((age) => age === undefined || isAge(age))) return null
  return { ...(minAge !== undefined && { minAge }), ...(maxAge !== undefined && { maxAge }) }
}

const ageIn = (text: string) => (text === '' ? undefined : Number(text))
