import type { Hold, Holds } from '#core/money/ports.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'

/** Open holds of credits in memory. */
export function holds(table: Table<Hold>): Holds {
  return {
    of: async (wanted) =>
      table
        .all()
        .filter(({ member }) => member === wanted)
        .toSorted((a, b) => a.at - b.at || (a.reference < b.reference ? -1 : 1)),

    async add(hold) {
      const key = pairKey(hold.member, hold.reference)
      if (table.find(key)) return false
      table.put(key, hold)
      return true
    },
    async remove(member, reference) {
      const key = pairKey(member, reference)
      const hold = table.find(key)
      table.drop(key)
      return hold
    },
  }
}
