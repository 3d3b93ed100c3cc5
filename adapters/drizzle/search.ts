import { desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { GENDERS, type Profile } from '#core/profiles/profile.ts'
import type { Database } from './database.ts'
import { first, given, once } from './database.ts'
import { profileOf } from './profiles.ts'
import { type Asked, conditions, shapeOf, valuesOf } from './search-conditions.ts'

/** More kinds of search than members make; what is rarer is built anew. */
const REMEMBERED_SHAPES = 300
/** So many people near a place are sorted sooner than the few of them are found among all others. */
const FEW_NEARBY = 3000

/**
 * Search in the database. A page is read along an index that holds its order, and stops at its last row; only
 * the few who live near a place are gathered and sorted.
 */
export function search(database: Database): Search {
  const { db, profile, listing } = database
  const { lastActiveAt, member } = listing

  // Their profiles are read once the page is full: what is looked through is the index alone.
  const pages = perShape((asked) => {
    // The sum keeps the planner from walking by activity after all.
    const active: SQL = asked.way === 'place' ? sql`${lastActiveAt} + 0` : sql`${lastActiveAt}`
    const found = db
      .select({ member })
      .from(listing)
      .where(conditions(database, asked))
      .orderBy(desc(active), desc(member))
      .limit(given('limit'))
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
      .limit(given('limit'))
      .as('found')
    return db
      .select({ number: sql`count(*)`.mapWith(Number) })
      .from(found)
      .prepare()
  })

  async function countUpTo(limit: number, asked: Asked) {
    const counted = await first(counts(asked), { ...valuesOf(asked), limit })
    return counted?.number ?? 0
  }

  /** The way that reads least to a first page. */
  async function quickest({ site, gender, within }: SearchQuery): Promise<Asked['way']> {
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
        const asked: Asked = { query, after, way }
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

/** Few are new, and counting needs no order; who is here right now is found sooner by activity. */
const wayToCount = ({ createdSince, activeSince }: SearchQuery) =>
  createdSince !== undefined && activeSince === undefined ? 'newness' : 'activity'

/** The indexes by country start with a gender: who asks for a country alone asks for each gender. */
const along = (way: Asked['way'], query: SearchQuery): readonly SearchQuery[] =>
  way === 'activity' && !query.gender && query.country
    ? GENDERS.map((gender) => ({ ...query, gender }))
    : [query]

const newestFirst = (a: Profile, b: Profile) =>
  b.lastActiveAt - a.lastActiveAt || (a.id < b.id ? 1 : -1)

function perShape<T>(build: (asked: Asked) => T): (asked: Asked) => T {
  const kept = new Map<string, () => T>()
  return (asked) => {
    const shape = shapeOf(asked)
    const known = kept.get(shape) ?? once(() => build(asked))
    if (kept.size < REMEMBERED_SHAPES) kept.set(shape, known)
    return known()
  }
}
