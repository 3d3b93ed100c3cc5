import {
  type AnyColumn,
  and,
  eq,
  gte,
  inArray,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SearchCursor, SearchQuery } from '#core/discovery/search.ts'
import { type Database, given, padded } from './database.ts'

/** Which index a search goes along: the one in the order of activity, or the one by where people live. */
type Way = 'activity' | 'newness' | 'place'

/** A query, and where the page before it ended. */
export type Asked = {
  readonly query: SearchQuery
  readonly after: SearchCursor | null
  readonly way: Way
}

/** The same value in words that no index has, so that the planner is not drawn to one that must sort. */
const unindexed = (column: AnyColumn): SQL => sql`${column} || ''`

/** What a search asks of a row. All values are given later: searches of one shape share one statement. */
export function conditions(
  { db, listing, profile, block, like, pass }: Database,
  { query, after, way }: Asked,
): SQL | undefined {
  const asked = (value: unknown, condition: SQL) => (value === undefined ? undefined : condition)
  const byCountry = way === 'activity' && query.country !== undefined
  const gender = byCountry || way === 'place' ? listing.gender : unindexed(listing.gender)
  const country = byCountry ? listing.country : unindexed(listing.country)
  const created = way === 'newness' ? listing.createdAt : sql`${listing.createdAt} + 0`
  const interests = query.interests?.map(
    (_, i) => sql`${listing.interests} like ${given(`interest${i}`)} escape '!'`,
  )

  return and(
    eq(listing.site, given('site')),
    asked(query.gender, sql`${gender} = ${given('gender')}`),
    asked(query.country, sql`${country} = ${given('country')}`),
    asked(query.region, eq(listing.region, given('region'))),
    asked(query.bornFrom, gte(listing.birthDate, given('bornFrom'))),
    asked(query.bornUntil, lte(listing.birthDate, given('bornUntil'))),
    asked(query.activeSince, gte(listing.lastActiveAt, given('activeSince'))),
    asked(query.createdSince, sql`${created} >= ${given('createdSince')}`),
    asked(query.withPhoto, eq(listing.hasPhoto, true)),
    asked(query.peopleOnly, eq(listing.kind, 'person')),
    query.within &&
      inArray(
        way === 'place' ? sql`${listing.area}` : sql`${listing.area} + 0`,
        padded(query.within).map((_, i) => given(`area${i}`)),
      ),
    interests && or(sql`1 = 0`, ...interests),
    query.viewer === null ? undefined : strangers(),
    asked(query.seeking, seeking()),
    asked(query.unansweredAt, unanswered()),
    after
      ? sql`(${listing.lastActiveAt}, ${listing.member}) < (${given('activeAt')}, ${given('after')})`
      : undefined,
  )

  /** Neither the viewer, nor anybody blocked either way. */
  function strangers() {
    const viewer = given('viewer')
    const blocked = db.select({ id: block.blocked }).from(block).where(eq(block.blocker, viewer))
    const blockers = db.select({ id: block.blocker }).from(block).where(eq(block.blocked, viewer))
    return and(
      sql`${listing.member} <> ${viewer}`,
      notInArray(listing.member, blocked),
      notInArray(listing.member, blockers),
    )
  }

  /** Whom they look for follows from what they are (`core/profiles/seeking.ts`); an index of search has the gender alone. */
  function seeking() {
    const { id, gender, sexuality } = profile
    return sql`exists (select 1 from ${profile} where ${id} = ${listing.member} and (${sexuality} = 'bi' or (${sexuality} = 'hetero') = (${gender} <> ${given('seeking')})))`
  }

  function unanswered() {
    const viewer = given('viewer')
    const liked = sql`select 1 from ${like} where ${like.from} = ${viewer} and ${like.to} = ${listing.member}`
    const stands = sql`${pass.until} is null or ${pass.until} > ${given('unansweredAt')}`
    const passed = sql`select 1 from ${pass} where ${pass.from} = ${viewer} and ${pass.to} = ${listing.member} and (${stands})`
    const refused = sql`select 1 from ${pass} where ${pass.from} = ${listing.member} and ${pass.to} = ${viewer} and ${pass.until} is null`
    return sql`not exists (${liked}) and not exists (${passed}) and not exists (${refused})`
  }
}

/** What tells one statement from another: which conditions it has, not their values. */
export function shapeOf({ query, after, way }: Asked): string {
  const { viewer, interests, within, ...rest } = query
  const names = Object.entries(rest).filter(([, value]) => value !== undefined)
  const asked = names.map(([name]) => name).toSorted()
  const areas = within && padded(within).length
  return [way, areas, after !== null, viewer !== null, interests?.length, asked].join()
}

/** The values of everything that may be given. */
export function valuesOf({ query, after }: Asked): Record<string, unknown> {
  const { within, interests = [], ...plain } = query
  return {
    ...plain,
    activeAt: after?.activeAt,
    after: after?.id,
    ...Object.fromEntries(interests.map((interest, i) => [`interest${i}`, containing(interest)])),
    ...Object.fromEntries(padded(within ?? []).map((area, i) => [`area${i}`, area])),
  }
}

/** A pattern for a JSON list that holds `text`. */
const containing = (text: string) => `%${JSON.stringify(text).replaceAll(/[!%_]/g, '!$&')}%`
