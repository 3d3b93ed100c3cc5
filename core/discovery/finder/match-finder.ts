import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { ageOf } from '../../profiles/age.ts'
import { answerableFirst, type Card, cardsOf, isAnswerable } from '../../profiles/cards.ts'
import { withNotes } from '../../profiles/fields.ts'
import type { Profile } from '../../profiles/profile.ts'
import { seeks } from '../../profiles/wishes.ts'
import type { Instant } from '../../shared/time.ts'
import { areaOf, areasWithin, type DistanceBand } from '../../site/geo.ts'
import type { Settings } from '../../site/settings.ts'
import { type SearchQuery, SIGNUP_MATCHES } from '../search.ts'
import { bornWithin } from '../searching/birth-days.ts'
import { isNewHere, NEW_HERE } from '../searching/filters.ts'
import { boostNewcomers } from '../searching/newcomer-boost.ts'
import { cardViewerOf } from '../searching/search-members.ts'
import { matchReasons, type Reason } from './match-reasons.ts'
import { matchScore } from './match-score.ts'

export type FindMatches = {
  readonly member: MemberId
  readonly limit: number
  /** Maximum distance in kilometres; the whole country for a member without a place. */
  readonly within?: DistanceBand
  readonly site: Pick<
    Settings,
    'id' | 'minimumAge' | 'visibleProfileFields' | 'visibleProfileNotes'
  >
}

/** A suggested profile, and why. */
export type Match = {
  readonly card: Card
  readonly about: string
  readonly why: readonly Reason[]
}

/** Size of the candidate pool: most recently active, and newest. */
const POOL = 60
const NEWCOMERS = 20
/** How many received likes are considered. */
const LIKES = 500

/**
 * Candidates for a member ranked by both sides' wishes, best first: persons of the same country who look for each
 * other, in gender, age and distance, neither of whom answered no. New members get an early turn; answered profiles are excluded, so a member who
 * keeps answering meets everybody.
 */
export async function findMatches(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member, limit, within, site }: FindMatches,
): Promise<readonly Match[]> {
  const viewer = await reads.profiles.byId(member)
  if (!viewer) return []

  const at = now()
  const received = await reads.likes.receivedBy(member, LIKES)
  const likers = new Set(received.map(({ from }) => from))
  const score = (other: Profile) =>
    matchScore(viewer, other, { likesViewer: likers.has(other.id), now: at })

  const found = await candidates(reads, { viewer, site, within, now: at })
  const scored = found
    .map((other) => ({ other, score: score(other) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ other }) => other)
  const isBoosted = (other: Profile) => isNewHere(other, at) && isAnswerable(other)
  const shown = boostNewcomers(answerableFirst(scored), isBoosted).slice(0, limit)

  const cards = await cardsOf({ reads, now }, cardViewerOf(member, viewer), shown)
  const faces = new Map(shown.map((other) => [other.id, other]))
  return cards.flatMap((card) => {
    const other = faces.get(card.id)
    if (!other) return []
    const { distance } = withNotes(card, site)
    const why = matchReasons(viewer, other, { distance, site, now: at })
    return [{ card, about: other.about, why }]
  })
}

type FinderContext = {
  readonly viewer: Profile
  readonly site: Pick<Settings, 'id' | 'minimumAge'>
  readonly within: DistanceBand | undefined
  readonly now: Instant
}

async function candidates(
  { search }: Pick<Reads, 'search'>,
  context: FinderContext,
): Promise<readonly Profile[]> {
  const query = candidateQuery(context)
  if (!query) return []
  const recent = await search.page(query, null, POOL)
  // New members may be less recently active than sixty others.
  const newest = recent.next
    ? await search.page({ ...query, createdSince: context.now - NEW_HERE }, null, NEWCOMERS)
    : recent
  return [...new Map([...recent.items, ...newest.items].map((one) => [one.id, one])).values()]
}

/** Everybody who fits a member by both sides' wishes and was not answered; `null` if they look for nobody. */
export function candidateQuery({ viewer, site, within, now }: FinderContext): SearchQuery | null {
  const [gender, second] = seeks(viewer)
  if (!gender) return null
  const { cell, country } = viewer.place
  const { ageFrom, ageTo, within: wished } = viewer.wishes
  // A member without a place cannot wish for a distance: there is none.
  const reach = cell && nearest(within ?? null, wished)
  return {
    site: site.id,
    viewer: viewer.id,
    country,
    seeking: viewer.gender,
    unansweredAt: now,
    peopleOnly: true,
    suitor: { age: ageOf(viewer, now), area: cell && areaOf(cell) },
    ...bornWithin({ from: Math.max(site.minimumAge, ageFrom ?? 0), to: ageTo, country }, now),
    ...(!second && { gender }),
    ...(cell && reach && { within: areasWithin(areaOf(cell), reach) }),
  }
}

/** The narrower of two distances. */
const nearest = (a: DistanceBand | null, b: DistanceBand | null): DistanceBand | null =>
  a === null || (b !== null && b < a) ? b : a

/** Whether somebody suits a member at all. Asked once nobody is left, so all of them were answered. */
export async function hasSeenAll(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  member: MemberId,
  site: Pick<Settings, 'id' | 'minimumAge'>,
): Promise<boolean> {
  const viewer = await reads.profiles.byId(member)
  const query = viewer && candidateQuery({ viewer, site, within: undefined, now: now() })
  if (!query) return false
  const { unansweredAt: _, ...answeredToo } = query
  return (await reads.search.count(answeredToo, 1)) > 0
}

/** Suggestions for a new member near their place, best first; filled up with more distant ones. */
export async function signupMatches(
  ports: Pick<Ports, 'reads' | 'now'>,
  { member, site }: Pick<FindMatches, 'member' | 'site'>,
): Promise<readonly Match[]> {
  const { fewest, most, within } = SIGNUP_MATCHES
  const near = await findMatches(ports, { member, site, within, limit: most })
  if (near.length >= fewest) return near
  const known = new Set(near.map(({ card }) => card.id))
  const all = await findMatches(ports, { member, site, limit: most })
  return [...near, ...all.filter(({ card }) => !known.has(card.id))].slice(0, most)
}
