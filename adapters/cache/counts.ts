import { LRUCache } from 'lru-cache'
import type { SearchQuery } from '#core/discovery/search.ts'
import type { Profile } from '#core/profiles/profile.ts'

/** Counts of searches in one group of profiles: those of a gender, a country, both or neither. */
export type Counts = LRUCache<string, Promise<number>>

/** Most counts of a group: with all groups full, about four megabytes. */
const MOST = 100

export const noCounts = (): Counts => new LRUCache({ max: MOST })

/** The count of a question, loaded once for all who ask it. A failed one is asked again. */
export function countOnce(
  counts: Counts,
  question: string,
  load: () => Promise<number>,
): Promise<number> {
  const known = counts.get(question)
  if (known) return known
  const count = load()
  counts.set(question, count)
  count.catch(() => counts.delete(question))
  return count
}

const ANY = '*'
const groupOf = (gender: string, country: string) => `${gender} ${country}`

/** The group that a search is about. */
export const groupOfQuery = ({ gender, country }: SearchQuery): string =>
  groupOf(gender ?? ANY, country ?? ANY)

/** The groups that a profile is in. */
export const groupsOf = ({ gender, place: { country } }: Profile): readonly string[] =>
  [gender, ANY].flatMap((one) => [groupOf(one, country), groupOf(one, ANY)])

/** What a search asks, whoever asks it; `null` if its count is of this moment, or of what the viewer did. */
export function questionOf({ viewer: _, ...query }: SearchQuery, cap: number): string | null {
  const { activeSince, unansweredAt, suitor } = query
  const isOfItsMoment = [activeSince, unansweredAt, suitor].some((one) => one !== undefined)
  return isOfItsMoment ? null : JSON.stringify([cap, query])
}
