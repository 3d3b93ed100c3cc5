import type { Account } from '#core/accounts/account.ts'
import type { CreditChange, CreditChanges } from '#core/desk/credit-changes.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { earliest, latest } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

/** Credits that operators grant or take, in memory. */
export function creditChanges(table: Table<CreditChange>, accounts: Table<Account>): CreditChanges {
  const waiting = (sites: SiteScope) => {
    const isWithin = ofSites(accounts, sites)
    return table.all().filter(({ state, member }) => state === 'waiting' && isWithin(member))
  }
  return {
    byId: async (id) => table.find(id),
    waiting: async (limit, sites = 'all') =>
      waiting(sites)
        .toSorted(earliest(({ askedAt }) => askedAt))
        .slice(0, limit),
    queue: async (sites = 'all') => queueOf(waiting(sites).map(({ askedAt }) => askedAt)),
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
