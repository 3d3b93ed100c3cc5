import type { Session, Sessions } from '#core/accounts/sessions.ts'
import { latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** Sessions in memory. */
export function sessions(table: Table<Session>): Sessions {
  const of = (member: Session['member']) => table.all().filter((one) => one.member === member)

  return {
    byId: async (id) => table.find(id),
    of: async (member) => of(member).toSorted(latest(({ startedAt }) => startedAt)),
    async add(session) {
      table.put(session.id, session)
    },
    async seen(id, at) {
      const session = table.find(id)
      if (session) table.put(id, { ...session, seenAt: at })
    },
    async moveDevice(member, from, to) {
      for (const session of of(member)) {
        if (session.device === from) table.put(session.id, { ...session, device: to })
      }
    },
    async end(id) {
      table.drop(id)
    },
    async endAllOf(member, spared) {
      for (const { id } of of(member)) if (id !== spared) table.drop(id)
    },
    async removeUnused(since) {
      for (const { id, seenAt } of table.all()) if (seenAt < since) table.drop(id)
    },
  }
}
