import { areaOf, areasWithin } from '../profiles/area.ts'
import type { DistanceBand } from '../profiles/distance.ts'
import { ONLINE_WINDOW } from '../profiles/online.ts'
import type { Gender, Profile } from '../profiles/profile.ts'
import { seeks } from '../profiles/seeking.ts'
import { dayOf, type Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Settings } from '../site/settings.ts'
import { bornAfter, bornUpTo } from './birth-days.ts'
import { NEW_HERE } from './new-here.ts'
import type { SearchQuery } from './search.ts'

/** What somebody looks for, in the words of the search form. What is left out narrows nothing. */
export type Filters = {
  readonly gender?: Gender | undefined
  readonly country?: Country | undefined
  readonly region?: string | undefined
  readonly minAge?: number | undefined
  readonly maxAge?: number | undefined
  /** In kilometres from where the member lives, area by area; a visitor, and a member without a place, has no distance. */
  readonly distance?: DistanceBand | undefined
  readonly withPhoto?: boolean | undefined
  readonly online?: boolean | undefined
  readonly newHere?: boolean | undefined
  readonly interests?: readonly string[] | undefined
  /** On unless switched off, where a site has profiles that are not persons. */
  readonly peopleOnly?: boolean | undefined
}

/** From where and when somebody searches. */
export type Standpoint = {
  readonly viewer: Profile | null
  readonly site: Pick<Settings, 'id' | 'hasFictional' | 'minimumAge'>
  readonly now: Instant
}

/** Whether only persons are wanted: said so, or left as it is. */
export const wantsPeopleOnly = (
  { peopleOnly }: Filters,
  { hasFictional }: Pick<Settings, 'hasFictional'>,
): boolean => peopleOnly ?? hasFictional

/** The filters as plain comparisons, which any store can make. */
export function searchQuery(filters: Filters, { viewer, site, now }: Standpoint): SearchQuery {
  const { gender, country, region, minAge, maxAge, distance, interests } = filters
  const today = dayOf(now)
  const cell = viewer?.place.cell
  return {
    site: site.id,
    viewer: viewer?.id ?? null,
    // Nobody pays to write to somebody who looks for others.
    ...(viewer && { seeking: viewer.gender }),
    bornUntil: bornUpTo(Math.max(minAge ?? 0, site.minimumAge), today),
    ...(gender && { gender }),
    ...(country && { country }),
    ...(region && { region }),
    ...(maxAge !== undefined && { bornFrom: bornAfter(maxAge, today) }),
    ...(distance && cell && { within: areasWithin(areaOf(cell), distance) }),
    ...(filters.withPhoto && { withPhoto: true }),
    ...(wantsPeopleOnly(filters, site) && { peopleOnly: true }),
    ...(filters.online && { activeSince: now - ONLINE_WINDOW + 1 }),
    ...(filters.newHere && { createdSince: now - NEW_HERE }),
    ...(interests && interests.length > 0 && { interests }),
  }
}

/** What the form starts with: whom a member looks for, in their own country; to a visitor, the site's first country. */
export function startingFilters(
  viewer: Pick<Profile, 'gender' | 'sexuality' | 'place'> | null,
  { countries, hasFictional }: Pick<Settings, 'countries' | 'hasFictional'>,
): Filters {
  const [gender, second] = viewer ? seeks(viewer) : []
  return {
    gender: second ? undefined : gender,
    country: viewer?.place.country ?? countries[0],
    peopleOnly: hasFictional,
  }
}
