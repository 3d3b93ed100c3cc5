import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { type Card, cardsOf, type Onlooker } from '../profiles/cards.ts'
import type { Profile } from '../profiles/profile.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { loggedOutSearchOpen } from '../site/access.ts'
import type { Settings } from '../site/settings.ts'
import type { Tracking } from '../site/tracking.ts'
import { markText, parseMark } from './cursor.ts'
import type { DiscoveryError } from './errors.ts'
import { type Filters, type Standpoint, searchQuery } from './filters.ts'
import { COUNT_CAP, type Tally, tally } from './tally.ts'
import { bestWidenings, loosened, narrowing, type Widening, without } from './widen.ts'

/** A page of search (spec §3, Search state). */
export type Found = {
  readonly pageNumber: number
  readonly results: readonly Card[]
  readonly numResults: Tally
  /** Continues the search; `null` at its end. */
  readonly next: string | null
  /** Only where there are few: people who are nearly what was looked for. */
  readonly similar: readonly Card[]
  readonly numSimilar: Tally
  readonly widen: readonly Widening[]
}

export type SearchMembers = {
  /** `null` is a visitor, who sees the first page where the site lets them. */
  readonly viewer: MemberId | null
  readonly tracking: Tracking
  readonly filters: Filters
  readonly cursor: string | null
  readonly site: Settings
}

const PAGE = 24
const FEW = 12

type Refusal = Extract<DiscoveryError, { code: 'search.closed' | 'search.cursor-invalid' }>

/** Finds members, newest activity first; where there are few, also who is similar and which filter to widen. */
export async function searchMembers(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { viewer: id, tracking, filters, cursor, site }: SearchMembers,
): Promise<Result<Found, Refusal>> {
  const shut = id === null && (cursor !== null || !loggedOutSearchOpen(site, tracking))
  if (shut) return err({ code: 'search.closed' })
  const mark = cursor === null ? ok(null) : parseMark(cursor)
  if (!mark.ok) return mark

  const viewer = id === null ? null : await reads.profiles.byId(id)
  const stand: Standpoint = { viewer, site, now: now() }
  const query = searchQuery(filters, stand)
  const page = await reads.search.page(query, mark.value?.after ?? null, PAGE)
  const counted = await reads.search.count(query, COUNT_CAP)
  const pageNumber = mark.value?.pageNumber ?? 1
  const next = page.next && id !== null ? { pageNumber: pageNumber + 1, after: page.next } : null

  const few = counted < FEW && mark.value === null
  const around = few ? await lookAround(reads, filters, stand, page.items, counted) : NOTHING
  const onlooker = onlookerOf(id, viewer)
  return ok({
    pageNumber,
    results: await cardsOf({ reads, now }, onlooker, page.items),
    numResults: tally(counted),
    next: next && markText(next),
    ...around,
    similar: await cardsOf({ reads, now }, onlooker, around.similar),
  })
}

/** Who looks, and from where: a visitor, and a member without a place, from nowhere. */
export const onlookerOf = (id: MemberId | null, profile: Profile | null): Onlooker => ({
  id,
  cell: profile?.place.cell ?? null,
})

type Around = Pick<Found, 'numSimilar' | 'widen'> & { readonly similar: readonly Profile[] }

const NOTHING: Around = { similar: [], numSimilar: tally(0), widen: [] }

async function lookAround(
  { search }: Pick<Reads, 'search'>,
  filters: Filters,
  stand: Standpoint,
  found: readonly Profile[],
  counted: number,
): Promise<Around> {
  const narrow = narrowing(filters)
  if (narrow.length === 0) return NOTHING

  const loose = searchQuery(loosened(filters), stand)
  const { items } = await search.page(loose, null, FEW + found.length)
  const known = new Set(found.map(({ id }) => id))
  const similar = items.filter(({ id }) => !known.has(id)).slice(0, FEW)
  const numSimilar = tally((await search.count(loose, COUNT_CAP)) - counted)

  const tried: Widening[] = []
  for (const filter of narrow) {
    const wider = searchQuery(without(filters, filter), stand)
    tried.push({ filter, results: await search.count(wider, COUNT_CAP) })
  }
  return { similar, numSimilar, widen: bestWidenings(counted, tried) }
}
