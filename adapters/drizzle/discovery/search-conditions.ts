import {
  type AnyColumn,
  and,
  eq,
  exists,
  gte,
  inArray,
  isNull,
  lte,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { SearchCursor, SearchQuery } from '#core/discovery/search.ts'
import type { Suitor } from '#core/profiles/wishes.ts'
import type { IsoDate } from '#core/shared/time.ts'
import type { Country } from '#core/site/countries.ts'
import { type Area, areasWithin, DISTANCE_BANDS, type DistanceBand } from '#core/site/geo.ts'
import { type Database, padded, placeholder } from '../shared/database.ts'

/** Which index to use: by activity, or by area. */
type Way = 'activity' | 'newness' | 'place'

/** A query, and its cursor. */
export type SearchRequest = {
  readonly query: SearchQuery
  readonly after: SearchCursor | null
  readonly way: Way
}

/** WHERE conditions of a search. All values are placeholders: searches of the same shape share a prepared statement. */
export function conditions(
  { db, hasStatistics, listing, profile, block, like, pass, seat, conversation }: Database,
  { query, after, way }: SearchRequest,
): SQL | undefined {
  /** The same value in an expression without an index, so that the planner does not choose one that needs a sort. */
  const unindexed = (column: AnyColumn, nothing: SQL) =>
    hasStatistics ? sql`${column}` : sql`${column} ${nothing}`
  const asked = (value: unknown, condition: SQL) => (value === undefined ? undefined : condition)
  const byCountry = way === 'activity' && query.country !== undefined
  const gender =
    byCountry || way === 'place' ? listing.gender : unindexed(listing.gender, sql`|| ''`)
  const country = byCountry ? listing.country : unindexed(listing.country, sql`|| ''`)
  const created = way === 'newness' ? listing.createdAt : unindexed(listing.createdAt, sql`+ 0`)
  const interests = query.interests?.map(
    (_, i) => sql`${listing.interests} like ${placeholder(`interest${i}`)} escape '!'`,
  )

  return and(
    eq(listing.site, placeholder('site')),
    asked(query.gender, sql`${gender} = ${placeholder('gender')}`),
    asked(query.country, sql`${country} = ${placeholder('country')}`),
    asked(query.region, eq(listing.region, placeholder('region'))),
    asked(query.bornFrom, gte(listing.birthDate, placeholder('bornFrom'))),
    asked(query.bornUntil, lte(listing.birthDate, placeholder('bornUntil'))),
    query.behind && elsewhereOr('behind', query.behind.countries, sql`<=`),
    query.ahead && elsewhereOr('ahead', query.ahead.countries, sql`>=`),
    asked(query.activeSince, gte(listing.lastActiveAt, placeholder('activeSince'))),
    asked(query.createdSince, sql`${created} >= ${placeholder('createdSince')}`),
    asked(query.withPhoto, eq(listing.hasPhoto, true)),
    asked(query.peopleOnly, eq(listing.kind, 'person')),
    query.within &&
      inArray(
        way === 'place' ? sql`${listing.area}` : unindexed(listing.area, sql`+ 0`),
        padded(query.within).map((_, i) => placeholder(`area${i}`)),
      ),
    interests && or(sql`1 = 0`, ...interests),
    query.viewer === null ? undefined : strangers(),
    asked(query.seeking, seeking()),
    query.suitor && wishing(query.suitor),
    asked(query.unansweredAt, unanswered()),
    after
      ? sql`(${listing.lastActiveAt}, ${listing.member}) < (${placeholder('activeAt')}, ${placeholder('after')})`
      : undefined,
  )

  /** A narrower bound of birth dates, for these countries alone. */
  function elsewhereOr(bound: 'behind' | 'ahead', countries: readonly Country[], compare: SQL) {
    const named = padded(countries).map((_, i) => placeholder(`${bound}${i}`))
    return or(
      sql`${listing.birthDate} ${compare} ${placeholder(bound)}`,
      notInArray(sql`${listing.country}`, named),
    )
  }

  /** Excludes the viewer, and anyone blocked either way. */
  function strangers() {
    const viewer = placeholder('viewer')
    const blocked = db.select({ id: block.blocked }).from(block).where(eq(block.blocker, viewer))
    const blockers = db.select({ id: block.blocker }).from(block).where(eq(block.blocked, viewer))
    return and(
      sql`${listing.member} <> ${viewer}`,
      notInArray(listing.member, blocked),
      notInArray(listing.member, blockers),
    )
  }

  /** What they seek depends on gender and orientation (`core/profiles/wishes.ts`). */
  function seeking() {
    const { gender, sexuality } = listing
    const other = sql`${gender} <> ${placeholder('seeking')}`
    const same = sql`${gender} = ${placeholder('seeking')}`
    return sql`(${sexuality} = 'bi' or (${sexuality} = 'hetero' and ${other}) or (${sexuality} <> 'hetero' and ${same}))`
  }

  /** Their own wishes (`core/profiles/wishes.ts`); not in the listings, whose indexes hold what everybody searches by. */
  function wishing({ area }: Suitor) {
    const age = placeholder('suitorAge')
    const near = DISTANCE_BANDS.map((band) => {
      const areas = suitorAreas(area, band).map((_, i) => placeholder(`suitor${band}_${i}`))
      return and(eq(profile.wishedWithin, band), inArray(profile.area, areas))
    })
    const wished = and(
      eq(profile.id, listing.member),
      or(isNull(profile.wishedFrom), lte(profile.wishedFrom, age)),
      or(isNull(profile.wishedTo), gte(profile.wishedTo, age)),
      or(isNull(profile.wishedWithin), ...(area === null ? [] : near)),
    )
    return exists(db.select({ id: profile.id }).from(profile).where(wished))
  }

  function unanswered() {
    const viewer = placeholder('viewer')
    const liked = sql`select 1 from ${like} where ${like.from} = ${viewer} and ${like.to} = ${listing.member}`
    const stands = sql`${pass.until} is null or ${pass.until} > ${placeholder('unansweredAt')}`
    const passed = sql`select 1 from ${pass} where ${pass.from} = ${viewer} and ${pass.to} = ${listing.member} and (${stands})`
    const refused = sql`select 1 from ${pass} where ${pass.from} = ${listing.member} and ${pass.to} = ${viewer} and ${pass.until} is null`
    const chats = sql`select ${seat.with} from ${seat} join ${conversation} on ${conversation.id} = ${seat.conversation} where ${seat.member} = ${viewer} and ${seat.listed} and ${conversation.lastSeq} > 0`
    return sql`not exists (${liked}) and not exists (${passed}) and not exists (${refused}) and ${listing.member} not in (${chats})`
  }
}

/** Key of a prepared statement: the set of conditions, not their values. */
export function shapeOf({ query, after, way }: SearchRequest): string {
  const { viewer, interests, within, suitor, behind, ahead, ...rest } = query
  const names = Object.entries(rest).filter(([, value]) => value !== undefined)
  const asked = names.map(([name]) => name).toSorted()
  const areas = within && padded(within).length
  const days = [behind, ahead].map((one) => one && padded(one.countries).length)
  const wishing = suitor && DISTANCE_BANDS.map((band) => suitorAreas(suitor.area, band).length)
  return [
    way,
    areas,
    wishing,
    days,
    after !== null,
    viewer !== null,
    interests?.length,
    asked,
  ].join()
}

/** Values of all placeholders. */
export function valuesOf({ query, after }: SearchRequest): Record<string, unknown> {
  const { within, suitor, behind, ahead, interests = [], ...plain } = query
  return {
    ...plain,
    activeAt: after?.activeAt,
    after: after?.id,
    ...Object.fromEntries(interests.map((interest, i) => [`interest${i}`, containing(interest)])),
    ...Object.fromEntries(padded(within ?? []).map((area, i) => [`area${i}`, area])),
    ...(behind && countryValues('behind', behind.bornUntil, behind.countries)),
    ...(ahead && countryValues('ahead', ahead.bornFrom, ahead.countries)),
    ...(suitor && suitorValues(suitor)),
  }
}

const countryValues = (bound: string, day: IsoDate, countries: readonly Country[]) => ({
  [bound]: day,
  ...Object.fromEntries(padded(countries).map((country, i) => [`${bound}${i}`, country])),
})

/** Areas from which somebody with a wished distance reaches the suitor. */
const suitorAreas = (area: Area | null, band: DistanceBand): readonly Area[] =>
  area === null ? [] : padded(areasWithin(area, band))

const suitorValues = ({ age, area }: Suitor) => ({
  suitorAge: age,
  ...Object.fromEntries(
    DISTANCE_BANDS.flatMap((band) =>
      suitorAreas(area, band).map((near, i) => [`suitor${band}_${i}`, near]),
    ),
  ),
})

/** LIKE pattern for a JSON list that contains `text`. */
const containing = (text: string) => `%${JSON.stringify(text).replaceAll(/[!%_]/g, '!$&')}%`
