import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { areaOf } from '#core/profiles/area.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Block } from './blocks.ts'
import { lastText, latest } from './compare.ts'
import type { Table } from './table.ts'

/** Search over the profiles in memory. */
export function search(profiles: Table<Profile>, blocks: Table<Block>): Search {
  const found = (query: SearchQuery) => {
    const { viewer } = query
    const hidden = new Set(
      blocks
        .all()
        .flatMap(({ blocker, blocked }) => [
          ...(blocker === viewer ? [blocked] : []),
          ...(blocked === viewer ? [blocker] : []),
        ]),
    )
    return profiles
      .all()
      .filter(({ id }) => id !== viewer && !hidden.has(id))
      .filter((profile) => profile.listedOn.includes(query.site) && fits(profile, query))
  }

  return {
    async page(query, after, limit) {
      const rest = found(query)
        .filter((profile) => !after || isAfter(profile, after.activeAt, after.id))
        .toSorted(byActivity)
      const items = rest.slice(0, limit)
      const last = items.at(-1)
      const more = last !== undefined && rest.length > limit
      return { items, next: more ? { activeAt: last.lastActiveAt, id: last.id } : null }
    },
    count: async (query, cap) => Math.min(cap, found(query).length),
  }
}

const byActivity = (a: Profile, b: Profile) =>
  latest<Profile>(({ lastActiveAt }) => lastActiveAt)(a, b) || lastText(a.id, b.id)

const isAfter = ({ lastActiveAt, id }: Profile, activeAt: number, cursor: string) =>
  lastActiveAt < activeAt || (lastActiveAt === activeAt && id < cursor)

function fits(profile: Profile, query: SearchQuery): boolean {
  const { place, birthDate, interests } = profile
  const { gender, country, region, bornFrom, bornUntil, activeSince, createdSince } = query
  return (
    (gender === undefined || profile.gender === gender) &&
    (country === undefined || place.country === country) &&
    (region === undefined || place.region === region) &&
    (bornFrom === undefined || birthDate >= bornFrom) &&
    (bornUntil === undefined || birthDate <= bornUntil) &&
    (query.within === undefined ||
      (place.cell !== null && query.within.includes(areaOf(place.cell)))) &&
    (!query.withPhoto || profile.mainPhoto !== null) &&
    (!query.peopleOnly || profile.kind === 'person') &&
    (activeSince === undefined || profile.lastActiveAt >= activeSince) &&
    (createdSince === undefined || profile.createdAt >= createdSince) &&
    (query.interests === undefined || query.interests.some((one) => interests.includes(one)))
  )
}
