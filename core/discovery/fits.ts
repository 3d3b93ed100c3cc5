import type { Profile } from '../profiles/profile.ts'
import { seeks, wishesFor } from '../profiles/wishes.ts'
import { areaOf } from '../site/geo.ts'
import type { SearchQuery } from './search.ts'

/** Whether a query describes a profile, whoever asks. */
export function fits(profile: Profile, query: SearchQuery): boolean {
  const { place, birthDate, interests } = profile
  const { gender, country, region, activeSince, createdSince } = query
  const { bornFrom, bornUntil, behind, ahead } = query
  return (
    profile.listedOn.includes(query.site) &&
    (gender === undefined || profile.gender === gender) &&
    (country === undefined || place.country === country) &&
    (region === undefined || place.region === region) &&
    (bornFrom === undefined || birthDate >= bornFrom) &&
    (bornUntil === undefined || birthDate <= bornUntil) &&
    (!behind?.countries.includes(place.country) || birthDate <= behind.bornUntil) &&
    (!ahead?.countries.includes(place.country) || birthDate >= ahead.bornFrom) &&
    (query.within === undefined ||
      (place.cell !== null && query.within.includes(areaOf(place.cell)))) &&
    (!query.withPhoto || profile.mainPhoto !== null) &&
    (!query.peopleOnly || profile.kind === 'person') &&
    (activeSince === undefined || profile.lastActiveAt >= activeSince) &&
    (query.seeking === undefined || seeks(profile).includes(query.seeking)) &&
    (query.suitor === undefined || wishesFor(profile, query.suitor)) &&
    (createdSince === undefined || profile.createdAt >= createdSince) &&
    (query.interests === undefined || query.interests.some((one) => interests.includes(one)))
  )
}
