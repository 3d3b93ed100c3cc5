import { INTERESTS_LIMIT, ONLINE_WINDOW, type Profile } from '../../profiles/profile.ts'
import { type Instant, MINUTE } from '../../shared/time.ts'
import { areaOf, areasWithin } from '../../site/geo.ts'
import type { Settings } from '../../site/settings.ts'
import type { SearchQuery } from '../search.ts'
import { bornWithin } from './birth-days.ts'
import { type Filters, NEW_HERE, wantsPeopleOnly } from './filters.ts'
import { type Offering, offeredFilters } from './offered-filters.ts'

/** Place and time of a search. */
export type SearchContext = {
  readonly viewer: Profile | null
  readonly site: Pick<Settings, 'id' | 'minimumAge' | 'interests'> & Offering
  readonly now: Instant
}

/** The filters that the site offers, as plain comparisons for any store. */
export function searchQuery(asked: Filters, { viewer, site, now }: SearchContext): SearchQuery {
  const filters = offeredFilters(asked, viewer, site)
  const { gender, country, region, minAge, maxAge, distance, interests } = filters
  const ages = { from: Math.max(minAge ?? 0, site.minimumAge), to: maxAge ?? null, country }
  const cell = viewer?.place.cell
  return {
    site: site.id,
    viewer: viewer?.id ?? null,
    // Mutual gender filter: nobody pays to write to someone who looks for others.
    ...(viewer && { seeking: viewer.gender }),
    ...bornWithin(ages, now),
    ...(gender && { gender }),
    ...(country && { country }),
    ...(region && { region }),
    ...(distance && cell && { within: areasWithin(areaOf(cell), distance) }),
    ...(filters.withPhoto && { withPhoto: true }),
    ...(wantsPeopleOnly(filters, site) && { peopleOnly: true }),
    ...(filters.online && { activeSince: now - ONLINE_WINDOW + 1 }),
    // Whole minutes: whoever asks within one asks the same, and a store may answer them all at once.
    ...(filters.newHere && { createdSince: Math.ceil((now - NEW_HERE) / MINUTE) * MINUTE }),
    ...(interests && interests.length > 0 && { interests: knownInterests(interests, site) }),
  }
}

/** Each known interest once, up to the maximum of a profile, as each costs the store a comparison. None finds nobody. */
const knownInterests = (
  asked: readonly string[],
  { interests }: Pick<Settings, 'interests'>,
): readonly string[] => {
  const wanted = new Set(asked)
  return interests.filter((interest) => wanted.has(interest)).slice(0, INTERESTS_LIMIT)
}
