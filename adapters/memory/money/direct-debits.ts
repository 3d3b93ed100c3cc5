import type { DirectDebit, DirectDebits } from '#core/money/direct-debit.ts'
import { earliest } from '../compare.ts'
import type { Table } from '../table.ts'

/** Direct debits in memory. */
export const directDebits = (table: Table<DirectDebit>): DirectDebits => ({
  byId: async (id) => table.find(id),
  signedFor: async (payment) =>
    table.all().find((debit) => debit.payment === payment && debit.mandate !== null) ?? null,
  of: async (member) =>
    table
      .all()
      .filter((debit) => debit.member === member)
      .toSorted(earliest(({ askedAt }) => askedAt)),
  cameBack: async (account) =>
    table.all().some((debit) => debit.account === account && debit.returnedAt !== null),
  async add(debit) {
    if (table.find(debit.id)) return false
    table.put(debit.id, debit)
    return true
  },
  lock: async (id) => table.find(id),
  async save(debit) {
    table.put(debit.id, debit)
  },
  async pruneBefore(moment) {
    for (const debit of table.all()) {
      if (debit.askedAt >= moment) continue
      if (debit.mandate) table.put(debit.id, { ...debit, details: null, code: null })
      else table.drop(debit.id)
    }
  },
})
