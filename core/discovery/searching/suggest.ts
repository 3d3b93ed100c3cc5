import type { Ports } from '../../ports.ts'
import { type Card, cardsOf } from '../../profiles/cards.ts'
import { type FindMatches, findMatches } from '../finder/match-finder.ts'
import { shownProfiles } from '../list-likes.ts'
import { cardViewerOf } from './search-members.ts'

/** A profile to show a member: one that really likes them, or a suggestion marked as such. */
export type Suggestion = {
  readonly card: Card
  readonly suggestion: boolean
}

/** How many received likes are checked for an unseen one; unseen come first. */
const LIKES = 50
/** How many suggestions are checked for one with a photo. */
const SUGGESTIONS = 12

/**
 * An unseen member who really liked this one and is not liked back; else the match finder's best, marked as a suggestion; `null` if there
 * is none. Likes are never invented.
 */
export async function suggest(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member, site }: Pick<FindMatches, 'member' | 'site'>,
): Promise<Suggestion | null> {
  const [received, matches] = await Promise.all([
    reads.likes.receivedBy(member, LIKES),
    reads.likes.matchesOf(member, LIKES),
  ])
  // A mutual like is a match, which is shown as one.
  const mutual = new Set(matches.map(({ from }) => from))
  const unseen = received
    .filter(({ from, seenAt }) => seenAt === null && !mutual.has(from))
    .map(({ from }) => from)
  const shown = await shownProfiles(reads, unseen, site.id)
  const liker = unseen.map((id) => shown.get(id)).find((profile) => profile !== undefined)
  if (liker) {
    const onlooker = cardViewerOf(member, await reads.profiles.byId(member))
    const [card] = await cardsOf({ reads, now }, onlooker, [liker])
    if (card) return { card, suggestion: false }
  }

  const suggested = await findMatches({ reads, now }, { member, limit: SUGGESTIONS, site })
  const cards = suggested.map(({ card }) => card)
  const best = cards.find(({ photo }) => photo !== null) ?? cards[0]
  return best ? { card: best, suggestion: true } : null
}
