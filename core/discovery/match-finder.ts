import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads } from '../ports.ts'
import { type Card, cardsOf } from '../profiles/cards.ts'
import type { Profile } from '../profiles/profile.ts'
import { seekEachOther, seeks } from '../profiles/seeking.ts'
import type { Settings } from '../site/settings.ts'
import { matchScore } from './match-score.ts'
import type { SearchCursor, SearchQuery } from './search.ts'
import { onlookerOf } from './search-members.ts'

export type FindMatches = {
  readonly member: MemberId
  /** Whom the member said no to, or skipped; the client knows. */
  readonly passed: readonly MemberId[]
  readonly limit: number
  readonly site: Pick<Settings, 'id' | 'hasFictional'>
}

const PAGE = 60
/** How many pages of people are looked through at most. */
const PAGES = 5
/** Enough people to choose the best from. */
const POOL = 60
/** How far back given and received likes are known. */
const LIKES = 500

/** The people who suit a member best by both sides' wishes, best first; the match finder shows them one at a time. */
export async function findMatches(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member, passed, limit, site }: FindMatches,
): Promise<readonly Card[]> {
  const viewer = await reads.profiles.byId(member)
  if (!viewer) return []

  const given = await reads.likes.givenBy(member, LIKES)
  const received = await reads.likes.receivedBy(member, LIKES)
  const done = new Set([...passed, ...given.map(({ to }) => to)])
  const likers = new Set(received.map(({ from }) => from))

  const pool = await candidates(reads, viewer, site, (other) => !done.has(other.id))
  const at = now()
  const ranked = pool
    .map((other) => ({
      other,
      score: matchScore(viewer, other, { likesViewer: likers.has(other.id), now: at }),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ other }) => other)
  return cardsOf({ reads, now }, onlookerOf(member, viewer), ranked)
}

async function candidates(
  { search }: Pick<Reads, 'search'>,
  viewer: Profile,
  { id: site, hasFictional }: FindMatches['site'],
  isFree: (other: Profile) => boolean,
): Promise<readonly Profile[]> {
  const [gender, second] = seeks(viewer)
  const query: SearchQuery = {
    site,
    viewer: viewer.id,
    country: viewer.place.country,
    ...(gender && !second && { gender }),
    ...(hasFictional && { peopleOnly: true }),
  }
  const pool: Profile[] = []
  let after: SearchCursor | null = null
  for (let page = 0; page < PAGES && pool.length < POOL; page += 1) {
    const found = await search.page(query, after, PAGE)
    pool.push(...found.items.filter((other) => isFree(other) && seekEachOther(viewer, other)))
    after = found.next
    if (!after) break
  }
  return pool
}
