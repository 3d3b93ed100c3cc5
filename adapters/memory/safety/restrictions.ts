import type { MemberId } from '#core/accounts/account.ts'
import type { Restrictions } from '#core/safety/ports.ts'
import { decisionNumber, type Restriction } from '#core/safety/restriction.ts'
import { earliest, lastText } from '../compare.ts'
import type { Table } from '../table.ts'

/** Decisions about accounts, in memory. */
export function restrictions(table: Table<Restriction>): Restrictions {
  const of = (wanted: MemberId) =>
    table
      .all()
      .filter(({ member }) => member === wanted)
      .toSorted((a, b) => b.at - a.at || lastText(a.id, b.id))

  return {
    byId: async (id) => table.find(id),
    byNumber: async (number) =>
      table
        .all()
        .filter((one) => decisionNumber(one) === number)
        .toSorted(earliest(({ at }) => at)),
    of: async (member) => of(member),
    async add(restriction) {
      if (table.find(restriction.id)) return false
      table.put(restriction.id, restriction)
      return true
    },
    async eraseFacts(member) {
      for (const one of of(member)) table.put(one.id, { ...one, facts: '' })
    },
  }
}
