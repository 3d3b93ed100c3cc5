import { shownProfiles } from '../likes/shown-profiles.ts'
import type { Ports } from '../ports.ts'
import { type Card, cardsOf } from '../profiles/cards.ts'
import { type FindMatches, findMatches } from './match-finder.ts'
import { onlookerOf } from './search-members.ts'

/** Somebody to show a member: one who really likes them, or else a suggestion that says it is one. */
export type Suggestion = {
  readonly card: Card
  readonly suggestion: boolean
}

/** How many received likes are looked at for one that is not seen yet; they come first. */
const LIKES = 50
/** How many suggestions are looked at for one with a photo. */
const SUGGESTIONS = 12

/**
 * Somebody who really liked the member and was not seen yet; else whom the match finder puts first, marked as a
 * suggestion; `null` when there is nobody. No like is ever made up.
 */
export async function suggest(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member, site }: Pick<FindMatches, 'member' | 'site'>,
): Promise<Suggestion | null> {
  const received = await reads.likes.receivedBy(member, LIKES)
  const unseen = received.filter(({ seenAt }) => seenAt === null).map(({ from }) => from)
  const shown = await shownProfiles(reads, unseen, site.id)
  const liker = unseen.map((id) => shown.get(id)).find((profile) => profile !== undefined)
  if (liker) {
    const onlooker = onlookerOf(member, await reads.profiles.byId(member))
    const [card] = await cardsOf({ reads, now }, onlooker, [liker])
    if (card) return { card, suggestion: false }
  }

  const matches = await findMatches({ reads, now }, { member, limit: SUGGESTIONS, site })
  const cards = matches.map(({ card }) => card)
  const best = cards.find(({ photo }) => photo !== null) ?? cards[0]
  return best ? { card: best, suggestion: true } : null
}
