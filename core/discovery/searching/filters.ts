import type { Gender, Profile, Wishes } from '../../profiles/profile.ts'
import { seeks } from '../../profiles/wishes.ts'
import { DAY, type Instant, type Millis } from '../../shared/time.ts'
import type { Country } from '../../site/countries.ts'
import type { DistanceBand } from '../../site/geo.ts'
import { hasOtherKinds, type Settings } from '../../site/settings.ts'

/** Search filters, in terms of the search form. An absent filter does not restrict. */
export type Filters = {
  readonly gender?: Gender | undefined
  readonly country?: Country | undefined
  readonly region?: string | undefined
  readonly minAge?: number | undefined
  readonly maxAge?: number | undefined
  /** People around the member's own age (`own-ages.ts`): without a minimum and a maximum. */
  readonly ownAges?: boolean | undefined
  /** In kilometres from the member's area; ignored for a visitor or a member without a place. */
  readonly distance?: DistanceBand | undefined
  readonly withPhoto?: boolean | undefined
  /** Ignored for a visitor, who is not told who is online. */
  readonly online?: boolean | undefined
  readonly newHere?: boolean | undefined
  readonly interests?: readonly string[] | undefined
  /** Default on where a site has profiles that are not persons. */
  readonly peopleOnly?: boolean | undefined
}

/** Whether only persons are wanted, explicitly or by default. */
export const wantsPeopleOnly = (
  { peopleOnly }: Filters,
  site: Pick<Settings, 'hasFictional' | 'memberResell'>,
): boolean => peopleOnly ?? hasOtherKinds(site)

/** Default filters: the gender a member looks for, in their own country; for a visitor, the site's first country. */
export function startingFilters(
  viewer: Pick<Profile, 'gender' | 'sexuality' | 'place'> | null,
  site: Pick<Settings, 'countries' | 'hasFictional' | 'memberResell'>,
): Filters {
  const [gender, second] = viewer ? seeks(viewer) : []
  return {
    gender: second ? undefined : gender,
    country: viewer?.place.country ?? site.countries[0],
    peopleOnly: hasOtherKinds(site),
  }
}

/** A member's wishes as filters that a search begins with; only those that the site's search form offers. */
export function wishedFilters(
  { ageFrom, ageTo, within }: Wishes,
  { searchFields, visibleProfileNotes }: Pick<Settings, 'searchFields' | 'visibleProfileNotes'>,
): Pick<Filters, 'minAge' | 'maxAge' | 'distance'> {
  const aged = searchFields.includes('age')
  const near = searchFields.includes('distance') && visibleProfileNotes.includes('distance')
  return {
    ...(aged && ageFrom !== null && { minAge: ageFrom }),
    ...(aged && ageTo !== null && { maxAge: ageTo }),
    ...(near && within !== null && { distance: within }),
  }
}

/** How long a member counts as new. */
export const NEW_HERE: Millis = 7 * DAY

export const isNewHere = ({ createdAt }: Pick<Profile, 'createdAt'>, now: Instant): boolean =>
  createdAt >= now - NEW_HERE
