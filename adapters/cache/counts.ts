import { LRUCache } from 'lru-cache'
import type { SearchQuery } from '#core/discovery/search.ts'
import type { Profile } from '#core/profiles/profile.ts'

/** Counts of searches, each in one group of profiles: those of a gender, a country, both or neither. */
export type Counts = {
  /** The cached count of a question about a group, else the loaded one. */
  one(group: string, question: string, load: () => Promise<number>): Promise<number>
  /** Call after a change to profiles of the group is committed, before anyone learns of it. */
  evict(group: string): void
  evictAll(): void
}

type Entry = { readonly era: number; readonly count: Promise<number> }

/**
 * A cache of counts with single flight. A change ends the era of its group, so that a count that was loading meanwhile,
 * and may have read before it, is not used again.
 */
export function counts(capacity: number): Counts {
  const entries = new LRUCache<string, Entry>({ max: capacity })
  const eras = new Map<string, number>()

  return {
    async one(group, question, load) {
      const key = `${group}\n${question}`
      const era = eras.get(group) ?? 0
      const cached = entries.get(key)
      if (cached?.era === era) return cached.count
      const count = load()
      const entry = { era, count }
      entries.set(key, entry)
      try {
        return await count
      } catch (failure) {
        if (entries.peek(key) === entry) entries.delete(key)
        throw failure
      }
    },
    evict(group) {
      eras.set(group, (eras.get(group) ?? 0) + 1)
    },
    evictAll() {
      for (const [group, era] of eras) eras.set(group, era + 1)
      entries.clear()
    },
  }
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
