import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { areaOf, areasWithin } from '../profiles/area.ts'
import { type Card, cardsOf } from '../profiles/cards.ts'
import type { DistanceBand } from '../profiles/distance.ts'
import { noted } from '../profiles/notes.ts'
import type { Profile } from '../profiles/profile.ts'
import { seeks } from '../profiles/seeking.ts'
import { dayOf, type Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import { bornUpTo } from './birth-days.ts'
import { matchScore } from './match-score.ts'
import { isNewHere, NEW_HERE } from './new-here.ts'
import { withTurns } from './newcomers-turn.ts'
import type { SearchQuery } from './search.ts'
import { onlookerOf } from './search-members.ts'
import { type Reason, whyMatch } from './why-match.ts'

export type FindMatches = {
  readonly member: MemberId
  readonly limit: number
  /** Only those who live within so many kilometres; anywhere in the country for who has no place. */
  readonly within?: DistanceBand
  readonly site: Pick<
    Settings,
    'id' | 'minimumAge' | 'visibleProfileFields' | 'visibleProfileNotes'
  >
}

/** Somebody who suits a member, and why. */
export type Match = {
  readonly card: Card
  readonly about: string
  readonly why: readonly Reason[]
}

/** Enough people to choose the best from: those who were here last, and the newest. */
const POOL = 60
const NEWCOMERS = 20
/** How far back received likes are known. */
const LIKES = 500

/**
 * The people who suit a member best by both sides' wishes, best first: persons of the member's country who look for
 * each other, and of whom neither passed the other by. Whoever is new gets a turn soon; whoever was answered is not
 * among them, so that who answers on meets everybody.
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
  const ranked = found
    .map((other) => ({ other, score: score(other) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ other }) => other)
  const shown = withTurns(ranked, (other) => isNewHere(other, at)).slice(0, limit)

  const cards = await cardsOf({ reads, now }, onlookerOf(member, viewer), shown)
  const faces = new Map(shown.map((other) => [other.id, other]))
  return cards.flatMap((card) => {
    const other = faces.get(card.id)
    if (!other) return []
    const { distance } = noted(card, site)
    const why = whyMatch(viewer, other, { distance, site, now: at })
    return [{ card, about: other.about, why }]
  })
}

type Standpoint = {
  readonly viewer: Profile
  readonly site: FindMatches['site']
  readonly within: DistanceBand | undefined
  readonly now: Instant
}

async function candidates(
  { search }: Pick<Reads, 'search'>,
  { viewer, site, within, now }: Standpoint,
): Promise<readonly Profile[]> {
  const [gender, second] = seeks(viewer)
  const { cell, country } = viewer.place
  const query: SearchQuery = {
    site: site.id,
    viewer: viewer.id,
    country,
    seeking: viewer.gender,
    unansweredAt: now,
    peopleOnly: true,
    bornUntil: bornUpTo(site.minimumAge, dayOf(now)),
    ...(gender && !second && { gender }),
    ...(within && cell && { within: areasWithin(areaOf(cell), within) }),
  }
  const recent = await search.page(query, null, POOL)
  // The newest may have been here before sixty others.
  const newest = recent.next
    ? await search.page({ ...query, createdSince: now - NEW_HERE }, null, NEWCOMERS)
    : recent
  return [...new Map([...recent.items, ...newest.items].map((one) => [one.id, one])).values()]
}
