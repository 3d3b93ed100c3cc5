import {
  type AnyColumn,
  and,
  between,
  eq,
  gte,
  inArray,
  isNotNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SearchCursor, SearchQuery } from '#core/discovery/search.ts'
import { type Database, given } from './database.ts'

/** Which index a search goes along: the one in the order of activity, or the one by where people live. */
type Way = 'activity' | 'newness' | 'place'

/** A query, the areas its box reaches into, and where the page before it ended. */
export type Asked = {
  readonly query: SearchQuery
  readonly areas: readonly number[] | null
  readonly after: SearchCursor | null
  readonly way: Way
}

/** The same value in words that no index has, so that the planner is not drawn to one that must sort. */
const unindexed = (column: AnyColumn): SQL => sql`${column} || ''`

/** What a search asks of a row. All values are given later: searches of one shape share one statement. */
export function conditions(
  { db, profile, block }: Database,
  { query, areas, after, way }: Asked,
): SQL | undefined {
  const asked = (value: unknown, condition: SQL) => (value === undefined ? undefined : condition)
  const byCountry = way === 'activity' && query.country !== undefined
  const gender = byCountry || way === 'place' ? profile.gender : unindexed(profile.gender)
  const country = byCountry ? profile.country : unindexed(profile.country)
  const interests = query.interests?.map(
    (_, i) => sql`${profile.interests} like ${given(`interest${i}`)} escape '!'`,
  )

  return and(
    // Spelt as the indexes spell it, so that the planner knows they hold every row it needs.
    sql`${profile.listed}`,
    asked(query.gender, sql`${gender} = ${given('gender')}`),
    asked(query.country, sql`${country} = ${given('country')}`),
    asked(query.region, eq(profile.region, given('region'))),
    asked(query.bornFrom, gte(profile.birthDate, given('bornFrom'))),
    asked(query.bornUntil, lte(profile.birthDate, given('bornUntil'))),
    asked(query.activeSince, gte(profile.lastActiveAt, given('activeSince'))),
    asked(query.createdSince, gte(profile.createdAt, given('createdSince'))),
    asked(query.withPhoto, isNotNull(profile.mainPhoto)),
    asked(query.peopleOnly, eq(profile.kind, 'person')),
    way === 'place' && areas
      ? inArray(
          profile.area,
          areas.map((_, i) => given(`area${i}`)),
        )
      : undefined,
    asked(query.within, between(profile.cellLat, given('south'), given('north'))),
    asked(query.within, between(profile.cellLon, given('west'), given('east'))),
    interests && or(sql`1 = 0`, ...interests),
    query.viewer === null ? undefined : strangers(),
    after
      ? sql`(${profile.lastActiveAt}, ${profile.id}) < (${given('activeAt')}, ${given('after')})`
      : undefined,
  )

  /** Neither the viewer, nor anybody blocked either way. */
  function strangers() {
    const viewer = given('viewer')
    const blocked = db.select({ id: block.blocked }).from(block).where(eq(block.blocker, viewer))
    const blockers = db.select({ id: block.blocker }).from(block).where(eq(block.blocked, viewer))
    return and(
      sql`${profile.id} <> ${viewer}`,
      notInArray(profile.id, blocked),
      notInArray(profile.id, blockers),
    )
  }
}

/** What tells one statement from another: which conditions it has, not their values. */
export function shapeOf({ query, areas, after, way }: Asked): string {
  const { viewer, interests, ...rest } = query
  const names = Object.entries(rest).filter(([, value]) => value !== undefined)
  const asked = names.map(([name]) => name).toSorted()
  return [way, areas?.length, after !== null, viewer !== null, interests?.length, asked].join()
}

/** The values of everything that may be given. */
export function valuesOf({ query, areas, after }: Asked): Record<string, unknown> {
  const { within, interests = [], ...plain } = query
  return {
    ...plain,
    south: within?.from.lat,
    north: within?.to.lat,
    west: within?.from.lon,
    east: within?.to.lon,
    activeAt: after?.activeAt,
    after: after?.id,
    ...Object.fromEntries(interests.map((interest, i) => [`interest${i}`, containing(interest)])),
    ...Object.fromEntries((areas ?? []).map((area, i) => [`area${i}`, area])),
  }
}

/** A pattern for a JSON list that holds `text`. */
const containing = (text: string) => `%${JSON.stringify(text).replaceAll(/[!%_]/g, '!$&')}%`
