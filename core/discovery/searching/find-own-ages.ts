import { ageOf } from '../../profiles/age.ts'
import { AGES, type Profile } from '../../profiles/profile.ts'
import type { Search } from '../search.ts'
import { type Filters, startingFilters, wishedFilters } from './filters.ts'
import { offeredFilters } from './offered-filters.ts'
import { ENOUGH_PEOPLE, OWN_AGE_YEARS, type OwnAges } from './own-ages.ts'
import { type SearchContext, searchQuery } from './search-query.ts'

/**
 * The ages around the viewer's own that find enough people in the search they begin with; `null` where other ages are
 * asked, or all. They do not depend on the other filters: one that narrows a search must not add people of other ages.
 */
export async function findOwnAges(
  search: Pick<Search, 'count'>,
  asked: Filters,
  context: SearchContext,
): Promise<OwnAges | null> {
  const { viewer, site, now } = context
  const { ownAges, minAge, maxAge } = offeredFilters(asked, viewer, site)
  if (!viewer || !ownAges || minAge !== undefined || maxAge !== undefined) return null
  const first = firstFilters(viewer, context)
  const age = ageOf(viewer, now)
  for (const years of OWN_AGE_YEARS) {
    const from = Math.max(age - years, site.minimumAge)
    const to = Math.min(age + years, AGES.oldest)
    const query = searchQuery({ ...first, minAge: from, maxAge: to }, context)
    if ((await search.count(query, ENOUGH_PEOPLE)) >= ENOUGH_PEOPLE) return { from, to }
  }
  return null
}

/** What a member's search begins with, besides ages. */
const firstFilters = (viewer: Profile, { site }: SearchContext): Filters => ({
  ...startingFilters(viewer, site),
  distance: wishedFilters(viewer.wishes, site).distance,
})
