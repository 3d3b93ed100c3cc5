import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { GENDERS, type Profile } from '#core/profiles/profile.ts'
import { profileOf } from '../profiles/profiles.ts'
import { type Database, firstRow, placeholder } from '../shared/database.ts'
import { perShape } from '../shared/per-shape.ts'
import { conditions, type SearchRequest, valuesOf } from './search-conditions.ts'

/** Below this number, sorting the people near a place is faster than filtering all others. */
const FEW_NEARBY = 3000

/**
 * Search in the database. A page is read along an index in its order, and stops at its last row; only a few people
 * near a place are collected and sorted.
 */
export function search(database: Database): Search {
  const { db, profile, listing } = database
  const { lastActiveAt, member } = listing

  // Profiles are loaded only for the final page: the scan reads the index alone.
  const pages = perShape((asked) => {
    // The sum prevents a planner without statistics from using the index by activity.
    const isGathered = asked.way === 'place' && !database.hasStatistics
    const active: SQL = isGathered ? sql`${lastActiveAt} + 0` : sql`${lastActiveAt}`
    const found = db
      .select({ member })
      .from(listing)
      .where(conditions(database, asked))
      .orderBy(desc(active), desc(member))
      .limit(placeholder('limit'))
      .as('found')
    return db
      .select(getTableColumns(profile))
      .from(found)
      .innerJoin(profile, eq(profile.id, found.member))
      .prepare()
  })

  const counts = perShape((asked) => {
    const found = db
      .select({ member })
      .from(listing)
      .where(conditions(database, asked))
      .limit(placeholder('limit'))
      .as('found')
    return db
      .select({ number: sql`count(*)`.mapWith(Number) })
      .from(found)
      .prepare()
  })

  async function countUpTo(limit: number, asked: SearchRequest) {
    const counted = await firstRow(counts(asked), { ...valuesOf(asked), limit })
    return counted?.number ?? 0
  }

  /** The index with the fewest reads for a first page. */
  async function quickest({ site, gender, within }: SearchQuery): Promise<SearchRequest['way']> {
    if (!within) return 'activity'
    const query = { site, viewer: null, within, ...(gender && { gender }) }
    const nearby = await countUpTo(FEW_NEARBY, { query, after: null, way: 'place' })
    return nearby < FEW_NEARBY ? 'place' : 'activity'
  }

  return {
    async page(whole, after, limit) {
      const found: Profile[] = []
      const way = await quickest(whole)
      for (const query of along(way, whole)) {
        const asked: SearchRequest = { query, after, way }
        const rows = await pages(asked).execute({ ...valuesOf(asked), limit: limit + 1 })
        found.push(...rows.map(profileOf))
      }
      const items = found.toSorted(newestFirst).slice(0, limit)
      const last = found.length > limit ? items.at(-1) : undefined
      return { items, next: last ? { activeAt: last.lastActiveAt, id: last.id } : null }
    },

    async count(whole, cap) {
      const way = whole.within ? 'place' : wayToCount(whole)
      let total = 0
      for (const query of along(way, whole)) {
        if (total < cap) total += await countUpTo(cap - total, { query, after: null, way })
      }
      return total
    },
  }
}

/** New members are few, and counting needs no order; online ones are found faster by activity. */
const wayToCount = ({ createdSince, activeSince }: SearchQuery) =>
  createdSince !== undefined && activeSince === undefined ? 'newness' : 'activity'

/** The indexes by country start with gender: without a gender filter, list all genders. */
const along = (way: SearchRequest['way'], query: SearchQuery): readonly SearchQuery[] =>
  way === 'activity' && !query.gender && query.country
    ? GENDERS.map((gender) => ({ ...query, gender }))
    : [query]

const newestFirst = (a: Profile, b: Profile) =>
  b.lastActiveAt - a.lastActiveAt || (a.id < b.id ? 1 : -1)
