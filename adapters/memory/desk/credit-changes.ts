import type { CreditChange, CreditChanges } from '#core/desk/credit-changes.ts'
import { earliest, latest } from '../compare.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

/** Credits that operators grant or take, in memory. */
export function creditChanges(table: Table<CreditChange>): CreditChanges {
  const waiting = () => table.all().filter(({ state }) => state === 'waiting')
  return {
    byId: async (id) => table.find(id),
    waiting: async (limit) =>
      waiting()
        .toSorted(earliest(({ askedAt }) => askedAt))
        .slice(0, limit),
    queue: async () => queueOf(waiting().map(({ askedAt }) => askedAt)),
    of: async (member, limit) =>
      table
        .all()
        .filter((change) => change.member === member)
        .toSorted(latest(({ askedAt }) => askedAt))
        .slice(0, limit),
    async add(change) {
      if (table.find(change.id)) return false
      table.put(change.id, change)
      return true
    },
    async decide(id, { state, by, at }) {
      const change = table.find(id)
      if (change?.state !== 'waiting') return false
      table.put(id, { ...change, state, decidedBy: by, decidedAt: at })
      return true
    },
  }
}
