import type { SearchedAges, Wishes } from '../../profiles/profile.ts'
import type { Settings } from '../../site/settings.ts'
import type { Filters } from './filters.ts'

/** Years around the viewer's own age: the first of these that finds enough people, else all ages (product.md §4). */
export const OWN_AGE_YEARS = [8, 12, 18, 27] as const
export const ENOUGH_PEOPLE = 24

/** Ages around somebody's own. */
export type OwnAges = { readonly from: number; readonly to: number }

/** What a search asks of age; nothing is all ages. */
export type AgeFilters = Pick<Filters, 'minAge' | 'maxAge' | 'ownAges'>

/**
 * What a member's search asks of age at first: what they chose in the last one, else their wishes, else people around
 * their own age.
 */
export function startingAges(
  { ageFrom, ageTo }: Pick<Wishes, 'ageFrom' | 'ageTo'>,
  chosen: SearchedAges | null,
  { searchFields }: Pick<Settings, 'searchFields'>,
): AgeFilters {
  if (!searchFields.includes('age')) return {}
  const unwished = ageFrom === null && ageTo === null
  const ages = chosen ?? (unwished ? 'own' : { from: ageFrom, to: ageTo })
  if (ages === 'own') return { ownAges: true, minAge: undefined, maxAge: undefined }
  return { ownAges: undefined, minAge: ages.from ?? undefined, maxAge: ages.to ?? undefined }
}

/** Whether two searches ask the same of age. */
export const areSameAges = (a: AgeFilters, b: AgeFilters): boolean =>
  a.minAge === b.minAge && a.maxAge === b.maxAge && Boolean(a.ownAges) === Boolean(b.ownAges)

/** The ages of a search as they are kept for the next. */
export const searchedAgesOf = ({ ownAges, minAge, maxAge }: AgeFilters): SearchedAges =>
  ownAges ? 'own' : { from: minAge ?? null, to: maxAge ?? null }

/** The filters with those ages as an age filter. */
export const withOwnAges = ({ ownAges: _, ...filters }: Filters, ages: OwnAges | null): Filters =>
  ages ? { ...filters, minAge: ages.from, maxAge: ages.to } : filters
