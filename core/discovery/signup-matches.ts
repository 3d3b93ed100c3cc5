import type { Ports } from '../ports.ts'
import { type FindMatches, findMatches, type Match } from './match-finder.ts'

/** Number of profiles shown after signup. */
export const SIGNUP_MATCHES = { fewest: 3, most: 6, within: 100 } as const

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
