import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { answerableCardsFirst, type Card, type CardViewer, cardsOf } from '../../profiles/cards.ts'
import type { Profile } from '../../profiles/profile.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { loggedOutSearchOpen, type Settings, type Tracking } from '../../site/settings.ts'
import type { DiscoveryError } from '../errors.ts'
import { COUNT_CAP, type SearchCursor, type Tally, tally } from '../search.ts'
import type { Filters } from './filters.ts'
import { findOwnAges } from './find-own-ages.ts'
import { offeredFilters } from './offered-filters.ts'
import { type OwnAges, withOwnAges } from './own-ages.ts'
import { type SearchContext, searchQuery } from './search-query.ts'
import {
  bestWidenings,
  relaxedFilters,
  removableFilters,
  type Widening,
  withoutFilter,
  withoutFilters,
} from './widen.ts'

/** Position and number of the next page, and the ages that its search found around the viewer's own. */
type PageMark = {
  readonly pageNumber: number
  readonly after: SearchCursor
  readonly ownAges: OwnAges | null
}

const MARK = /^([1-9]\d{0,6})\.([0-9a-z]{1,11})\.([0-9a-zA-Z-]{1,64})(?:\.(\d{1,3})-(\d{1,3}))?$/

type Sealing = Pick<Ports['secrets'], 'seal' | 'unseal'>

/** Encodes a cursor, encrypted: it contains a member's last activity to the millisecond. */
export const markText = ({ seal }: Sealing, { pageNumber, after, ownAges }: PageMark): string => {
  const ages = ownAges ? `.${ownAges.from}-${ownAges.to}` : ''
  return seal(`${pageNumber}.${after.activeAt.toString(36)}.${after.id}${ages}`)
}

/** Decodes a cursor; anything not made by us is refused. */
export function parseMark(
  { unseal }: Sealing,
  text: string,
): Result<PageMark, Extract<DiscoveryError, { code: 'search.cursor-invalid' }>> {
  const [, page, moment, id, from, to] = MARK.exec(unseal(text) ?? '') ?? []
  const activeAt = Number.parseInt(moment ?? '', 36)
  if (!page || !id || !Number.isSafeInteger(activeAt)) return err({ code: 'search.cursor-invalid' })
  const ownAges = from && to ? { from: Number(from), to: Number(to) } : null
  return ok({ pageNumber: Number(page), after: { activeAt, id }, ownAges })
}

/** A page of search (spec §3, Search state). */
type Found = {
  readonly pageNumber: number
  readonly results: readonly Card[]
  readonly numResults: Tally
  /** The ages searched around the viewer's own; `null` if not asked for, or if too few people are near it. */
  readonly ownAges: OwnAges | null
  /** Cursor of the next page; `null` at the end. */
  readonly next: string | null
  /** Similar profiles, only when there are few results. */
  readonly similar: readonly Card[]
  readonly numSimilar: Tally
  readonly widen: readonly Widening[]
  /** If an empty search is widened by no single filter: the number of results without all of them, if any. */
  readonly cleared: Tally | null
}

export type SearchMembers = {
  /** `null` is a visitor, who sees the first page where the site allows it. */
  readonly viewer: MemberId | null
  readonly tracking: Tracking
  readonly filters: Filters
  readonly cursor: string | null
  readonly site: Settings
}

const PAGE = 24
const FEW = 12

type Refusal = Extract<DiscoveryError, { code: 'search.closed' | 'search.cursor-invalid' }>

/** Searches members, newest activity first, of a page those with neither photo nor line last; with few results, also similar ones and which filter to widen. */
export async function searchMembers(
  { reads, secrets, now }: Pick<Ports, 'reads' | 'secrets' | 'now'>,
  { viewer: id, tracking, filters: asked, cursor, site }: SearchMembers,
): Promise<Result<Found, Refusal>> {
  const shut = id === null && (cursor !== null || !loggedOutSearchOpen(site, tracking))
  if (shut) return err({ code: 'search.closed' })
  const mark = cursor === null ? ok(null) : parseMark(secrets, cursor)
  if (!mark.ok) return mark

  const viewer = id === null ? null : await reads.profiles.byId(id)
  const filters = offeredFilters(asked, viewer, site)
  const stand: SearchContext = { viewer, site, now: now() }
  // Further pages keep the ages of the first, whoever joined meanwhile.
  const ownAges = mark.value ? mark.value.ownAges : await findOwnAges(reads.search, filters, stand)
  const query = searchQuery(withOwnAges(filters, ownAges), stand)
  const page = await reads.search.page(query, mark.value?.after ?? null, PAGE)
  const counted = await reads.search.count(query, COUNT_CAP)
  const pageNumber = mark.value?.pageNumber ?? 1
  const next =
    page.next && id !== null ? { pageNumber: pageNumber + 1, after: page.next, ownAges } : null

  const few = counted < FEW && mark.value === null
  const around = few
    ? await searchAround(reads, { filters, ownAges, stand, found: page.items, counted })
    : NOTHING
  const onlooker = cardViewerOf(id, viewer)
  return ok({
    pageNumber,
    results: answerableCardsFirst(await cardsOf({ reads, now }, onlooker, page.items)),
    numResults: tally(counted),
    ownAges,
    next: next && markText(secrets, next),
    ...around,
    similar: answerableCardsFirst(await cardsOf({ reads, now }, onlooker, around.similar)),
  })
}

/** Viewer and place; visitors and members without a place have none. */
export const cardViewerOf = (id: MemberId | null, profile: Profile | null): CardViewer => ({
  id,
  cell: profile?.place.cell ?? null,
})

type Around = Pick<Found, 'numSimilar' | 'widen' | 'cleared'> & {
  readonly similar: readonly Profile[]
}

const NOTHING: Around = {
  similar: [],
  numSimilar: tally(0),
  widen: [],
  cleared: null,
}

type Searched = {
  readonly filters: Filters
  readonly ownAges: OwnAges | null
  readonly stand: SearchContext
  readonly found: readonly Profile[]
  readonly counted: number
}

async function searchAround(
  { search }: Pick<Reads, 'search'>,
  { filters, ownAges, stand, found, counted }: Searched,
): Promise<Around> {
  const narrow = removableFilters(filters)
  if (narrow.length === 0) return NOTHING

  const loose = searchQuery(relaxedFilters(withOwnAges(filters, ownAges)), stand)
  const { items } = await search.page(loose, null, FEW + found.length)
  const known = new Set(found.map(({ id }) => id))
  const similar = items.filter(({ id }) => !known.has(id)).slice(0, FEW)
  const numSimilar = tally((await search.count(loose, COUNT_CAP)) - counted)

  const count = (wider: Filters) => {
    const ages = wider.ownAges ? ownAges : null
    return search.count(searchQuery(withOwnAges(wider, ages), stand), COUNT_CAP)
  }
  const tried: Widening[] = []
  for (const filter of narrow) {
    tried.push({ filter, results: await count(withoutFilter(filters, filter)) })
  }
  const widen = bestWidenings(counted, tried)
  const stuck = widen.length === 0 && counted === 0
  const cleared = stuck ? await count(withoutFilters(filters, narrow)) : 0
  return { similar, numSimilar, widen, cleared: cleared > 0 ? tally(cleared) : null }
}
