import { type Filters, startingFilters, wishedFilters } from '#core/discovery/searching/filters.ts'
import { startingAges } from '#core/discovery/searching/own-ages.ts'
import type { SearchedAges } from '#core/profiles/profile.ts'
import { isCountry } from '#core/site/countries.ts'
import { DISTANCE_BANDS } from '#core/site/geo.ts'
import type { User } from '../../accounts/account/queries.ts'
import type { SearchParams } from '../../profiles/members/search-params.ts'
import type { Settings } from '../../site/queries.ts'
import { siteKinds } from '../../site/site-kinds.ts'

/** The filters in the URL. */
export function filtersOf(params: SearchParams): Filters {
  const { country, distance, interests } = params
  return {
    gender: params.gender,
    country: country !== undefined && isCountry(country) ? country : undefined,
    region: params.countryregion,
    minAge: params.min_age,
    maxAge: params.max_age,
    ownAges: params.own_ages,
    distance: DISTANCE_BANDS.find((band) => band === distance),
    withPhoto: params.photo,
    online: params.online,
    newHere: params.new_here,
    peopleOnly: params.people_only,
    interests: interests?.split(',').filter((key) => key !== ''),
  }
}

/** The URL of a search. "People only" is always explicit, so that a URL without filters means defaults. */
export function paramsOf(filters: Filters): SearchParams {
  const { gender, country, region, minAge, maxAge, distance, interests = [] } = filters
  return {
    ...(gender && { gender }),
    ...(country && { country }),
    ...(country && region && { countryregion: region }),
    ...(minAge !== undefined && { min_age: minAge }),
    ...(maxAge !== undefined && { max_age: maxAge }),
    ...(filters.ownAges && { own_ages: true }),
    ...(distance && { distance }),
    ...(interests.length > 0 && { interests: interests.join(',') }),
    ...(filters.withPhoto && { photo: true }),
    ...(filters.online && { online: true }),
    ...(filters.newHere && { new_here: true }),
    people_only: filters.peopleOnly ?? false,
  }
}

/** What a site's settings say of a search. */
export type SearchedSite = Pick<
  Settings,
  | 'countries'
  | 'geoip_selected_country'
  | 'has_fictional'
  | 'member_resell'
  | 'search_fields'
  | 'visible_profile_notes'
>

/** The member's wishes as filters; none for a visitor. */
export function wishedOf(user: User | null, site: SearchedSite) {
  if (!user) return {}
  const { age_from: ageFrom, age_to: ageTo, within } = user.profile.wishes
  const band = DISTANCE_BANDS.find((band) => String(band) === within) ?? null
  const { search_fields: searchFields, visible_profile_notes: visibleProfileNotes } = site
  return wishedFilters({ ageFrom, ageTo, within: band }, { searchFields, visibleProfileNotes })
}

/** Whether the filters contain all of the member's wishes, and there are any. */
export function followWishes(filters: Filters, wished: ReturnType<typeof wishedOf>): boolean {
  const { minAge, maxAge, distance } = { ...filters, ...wished }
  return (
    Object.keys(wished).length > 0 &&
    filters.minAge === minAge &&
    filters.maxAge === maxAge &&
    filters.distance === distance
  )
}

/** The ages a member chose last in search; `null` while it begins with their wishes. */
export function chosenAgesOf({ profile }: User): SearchedAges | null {
  const { searched_ages: ages } = profile
  if (ages === null) return null
  return ages.own ? 'own' : { from: ages.age_from, to: ages.age_to }
}

/** What a member's search begins with: the ages chosen last, or `null` for the wishes; nothing for a visitor. */
export function agesOf(
  user: User | null,
  chosen: SearchedAges | null,
  site: Pick<SearchedSite, 'search_fields'>,
) {
  if (!user) return {}
  const { age_from: ageFrom, age_to: ageTo } = user.profile.wishes
  return startingAges({ ageFrom, ageTo }, chosen, { searchFields: site.search_fields })
}

/** The active filters: those of the URL, else whom the member looks for, the ages chosen last, and their wishes. */
export function filtersInForce(
  params: SearchParams,
  user: User | null,
  site: SearchedSite,
): Filters {
  if (Object.keys(params).length > 0) {
    const all = filtersOf(params)
    // Where all are people, the site does not offer the filter.
    const asked = siteKinds(site) === 'people' ? { ...all, peopleOnly: undefined } : all
    if (!user) return { ...asked, online: undefined, distance: undefined, ownAges: undefined }
    const { minAge, maxAge } = asked
    return minAge === undefined && maxAge === undefined ? asked : { ...asked, ownAges: undefined }
  }
  const country = user?.profile.country ?? ''
  const homeCountry = isCountry(country) ? country : null
  // For a visitor, the detected country comes first.
  const nearest = site.countries.includes(site.geoip_selected_country)
    ? [site.geoip_selected_country, ...site.countries]
    : site.countries
  const start = startingFilters(
    user && homeCountry
      ? { ...user.profile, place: { country: homeCountry, region: '', town: '', cell: null } }
      : null,
    {
      countries: nearest.filter(isCountry),
      hasFictional: site.has_fictional,
      memberResell: site.member_resell,
    },
  )
  return { ...start, ...wishedOf(user, site), ...(user && agesOf(user, chosenAgesOf(user), site)) }
}
