import { type Answer, answerMatch } from '#core/discovery/finder/answer-match.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { suggest } from '#core/discovery/searching/suggest.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { openWorld } from '#tests/core/world.ts'

/** Ann, who looks for men, and helpers to add them. */
export async function openDiscoveryWorld() {
  const world = openWorld()
  await world.member('ann', { profile: { interests: ['chess', 'sea'] } })
  const man = (id: string, profile: Partial<Profile> = {}) =>
    world.member(id, { profile: { gender: 'male', ...profile } })
  const found = (member = 'ann') => findMatches(world, { member, limit: 10, site: world.site })
  const matches = async (member = 'ann') => (await found(member)).map(({ card }) => card.id)
  const answer = (to: string, answer: Answer, from = 'ann') =>
    answerMatch(world, { from, to, site: 'vonk', answer })
  const suggestion = () => suggest(world, { member: 'ann', site: world.site })
  return { ...world, man, found, matches, answer, suggestion }
}
