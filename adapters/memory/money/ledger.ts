import type { Entry, EntryCursor, Ledger } from '#core/money/ports.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** The ledger in memory, keyed by cause, so that a cause is booked once. */
export const ledger = (table: Table<Entry>): Ledger => ({
  of: async (member, after, limit) =>
    table
      .all()
      .filter((entry) => entry.member === member)
      .filter((entry) => !after || newestFirst(after, entry) < 0)
      .toSorted(newestFirst)
      .slice(0, limit),
  spentSince: async (member, moment) =>
    table
      .all()
      .filter((entry) => entry.member === member && entry.at >= moment)
      .reduce(
        (sum, { from, to, amount }) =>
          sum + (to === 'site:spent' ? amount : 0) - (from === 'site:spent' ? amount : 0),
        0,
      ),
  bought: async (member, order) =>
    table
      .all()
      .find(
        (entry) =>
          entry.reason === 'purchase' && entry.reference === order && entry.member === member,
      ) ?? null,
  balance: async (account) =>
    table
      .all()
      .reduce(
        (sum, { from, to, amount }) =>
          sum + (to === account ? amount : 0) - (from === account ? amount : 0),
        0,
      ),
  async record(entries) {
    const causes = entries.map(causeOf)
    const known = new Set(causes).size < causes.length || causes.some((cause) => table.find(cause))
    if (known) return false
    for (const entry of entries) table.put(causeOf(entry), entry)
    return true
  },
})

const newestFirst = (a: EntryCursor, b: EntryCursor) => b.at - a.at || lastText(a.id, b.id)

const causeOf = ({ reason, reference, from, to }: Entry) => `${reason} ${reference} ${from} ${to}`
