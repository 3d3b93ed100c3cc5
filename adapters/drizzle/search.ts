import { desc, type SQL, sql } from 'drizzle-orm'
import type { Search, SearchQuery } from '#core/discovery/search.ts'
import { GENDERS, type Profile } from '#core/profiles/profile.ts'
import { areasIn } from './areas.ts'
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
  const { db, profile } = database
  const { lastActiveAt, id } = profile

  const pages = perShape((asked) => {
    // The sum keeps the planner from walking by activity after all.
    const active: SQL = asked.way === 'place' ? sql`${lastActiveAt} + 0` : sql`${lastActiveAt}`
    return db
      .select()
      .from(profile)
      .where(conditions(database, asked))
      .orderBy(desc(active), desc(id))
      .limit(given('limit'))
      .prepare()
  })

  const counts = perShape((asked) => {
    const found = db
      .select({ id })
      .from(profile)
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
  async function quickest({ gender, within }: SearchQuery, areas: Asked['areas']) {
    if (!within || !areas || !gender) return 'activity'
    const query = { viewer: null, gender, within }
    const nearby = await countUpTo(FEW_NEARBY, { query, areas, after: null, way: 'place' })
    return nearby < FEW_NEARBY ? 'place' : 'activity'
  }

  return {
    async page(whole, after, limit) {
      const areas = whole.within ? areasIn(whole.within) : null
      const found: Profile[] = []
      for (const query of perGender(whole)) {
        const asked: Asked = { query, areas, after, way: await quickest(query, areas) }
        const rows = await pages(asked).execute({ ...valuesOf(asked), limit: limit + 1 })
        found.push(...rows.map(profileOf))
      }
      const items = found.toSorted(newestFirst).slice(0, limit)
      const last = found.length > limit ? items.at(-1) : undefined
      return { items, next: last ? { activeAt: last.lastActiveAt, id: last.id } : null }
    },

    async count(whole, cap) {
      const areas = whole.within ? areasIn(whole.within) : null
      const way = areas ? 'place' : wayToCount(whole)
      let total = 0
      for (const query of perGender(whole)) {
        if (total < cap) total += await countUpTo(cap - total, { query, areas, after: null, way })
      }
      return total
    },
  }
}

/** Few are new, and counting needs no order; who is here right now is found sooner by activity. */
const wayToCount = ({ createdSince, activeSince }: SearchQuery) =>
  createdSince !== undefined && activeSince === undefined ? 'newness' : 'activity'

/** The indexes by country and by place start with a gender: who asks for those alone asks for each gender. */
const perGender = (query: SearchQuery): readonly SearchQuery[] =>
  !query.gender && (query.country || query.within)
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
