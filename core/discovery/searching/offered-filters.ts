import { orderedAges, type Profile } from '../../profiles/profile.ts'
import { offeredSearchFields, type Settings } from '../../site/settings.ts'
import { type Filters, startingFilters } from './filters.ts'

/** What a site lets one ask. */
export type Offering = Pick<
  Settings,
  | 'searchFields'
  | 'visibleProfileFields'
  | 'visibleProfileNotes'
  | 'countries'
  | 'hasFictional'
  | 'memberResell'
>

/** The field of the search form that offers a filter, by its name in `searchFields`. */
const FIELD = {
  gender: 'gender',
  country: 'country',
  region: 'region',
  minAge: 'age',
  maxAge: 'age',
  ownAges: 'age',
  distance: 'distance',
  withPhoto: 'photo',
  online: 'online',
  newHere: 'new',
  interests: 'interests',
  peopleOnly: 'people',
} as const satisfies Record<keyof Filters, string>

const FILTERS = Object.keys(FIELD) as readonly (keyof Filters)[]

/**
 * The filters that a site offers: search must not tell what profiles hide, nor a visitor who is online or how near.
 * The gender and country that a search begins with need not be offered. Ages are put in order, as in wishes.
 */
export function offeredFilters(filters: Filters, viewer: Profile | null, site: Offering): Filters {
  const { visibleProfileFields: fields, visibleProfileNotes: notes } = site
  const start = startingFilters(viewer, site)
  const searchFields = offeredSearchFields(site)
  const isOffered = (name: keyof Filters): boolean => {
    if (viewer === null && (name === 'online' || name === 'distance')) return false
    if (name === 'online' && !notes.includes('online')) return false
    if (name === 'distance' && !notes.includes('distance')) return false
    if (name === 'interests' && !fields.includes('interests')) return false
    const begun = (name === 'gender' || name === 'country') && filters[name] === start[name]
    return begun || searchFields.includes(FIELD[name])
  }
  const offered: Filters = Object.fromEntries(
    FILTERS.filter(isOffered).map((name) => [name, filters[name]]),
  )
  const [minAge, maxAge] = orderedAges(offered.minAge, offered.maxAge)
  return minAge === offered.minAge ? offered : { ...offered, minAge, maxAge }
}
