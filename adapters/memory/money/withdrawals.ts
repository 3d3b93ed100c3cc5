import { urlDomains } from '#adapters/system/url-domains.ts'
import { sameEmail } from '#core/accounts/email.ts'
import type { Withdrawals } from '#core/money/ports.ts'
import type { Withdrawal } from '#core/money/withdrawal.ts'
import type { Table } from '../table.ts'

/** Withdrawals in memory. */
export function withdrawals(table: Table<Withdrawal>): Withdrawals {
  const sorted = (wanted: (withdrawal: Withdrawal) => boolean) =>
    table
      .all()
      .filter(wanted)
      .toSorted((a, b) => a.statedAt - b.statedAt || (a.id < b.id ? -1 : 1))

  return {
    byId: async (id) => table.find(id),
    of: async (wanted) => sorted(({ order }) => order === wanted),
    unmatched: async (email) =>
      sorted((one) => one.order === null && sameEmail(urlDomains, one.email, email)),
    confirmedOf: async (wanted) =>
      sorted(({ order, confirmedAt }) => order === wanted && confirmedAt !== null),

    async add(withdrawal) {
      if (table.find(withdrawal.id)) return false
      table.put(withdrawal.id, withdrawal)
      return true
    },
    async save(withdrawal) {
      table.put(withdrawal.id, withdrawal)
    },
    async pruneBefore(moment) {
      for (const { id, statedAt } of table.all()) if (statedAt < moment) table.drop(id)
    },
  }
}
