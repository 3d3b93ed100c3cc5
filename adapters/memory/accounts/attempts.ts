import type { Attempts } from '#core/accounts/ports.ts'
import type { Instant } from '#core/shared/time.ts'
import type { Table } from '../table.ts'

/** All attempts under one key, oldest first. */
export type Tries = { readonly key: string; readonly at: readonly Instant[] }

/** Counted attempts in memory. */
export const attempts = (table: Table<Tries>): Attempts => ({
  since: async (key, moment) => (table.find(key)?.at ?? []).filter((at) => at >= moment),
  lock: async () => undefined,
  async add(key, at) {
    const earlier = table.find(key)?.at ?? []
    table.put(key, { key, at: [...earlier, at].toSorted((a, b) => a - b) })
  },
  async takeBack(key, at) {
    const earlier = table.find(key)?.at ?? []
    const index = earlier.lastIndexOf(at)
    if (index >= 0) table.put(key, { key, at: earlier.toSpliced(index, 1) })
  },
  async clear(key) {
    table.drop(key)
  },
  async pruneBefore(moment) {
    for (const { key, at } of table.all()) {
      const recent = at.filter((one) => one >= moment)
      if (recent.length > 0) table.put(key, { key, at: recent })
      else table.drop(key)
    }
  },
})
