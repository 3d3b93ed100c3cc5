import type { Account } from '#core/accounts/account.ts'
import type {
  MemberNote,
  MemberNotes,
  MemberRequest,
  MemberRequests,
} from '#core/desk/member-requests.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { lastText, latest } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

/** What members asked for in letters, in memory. */
export function memberRequests(
  table: Table<MemberRequest>,
  accounts: Table<Account>,
): MemberRequests {
  const open = (sites: SiteScope) => {
    const isWithin = ofSites(accounts, sites)
    return table.all().filter(({ state, member }) => state === 'open' && isWithin(member))
  }
  const isOpenFor = ({ member, kind }: MemberRequest) =>
    open('all').some((one) => one.member === member && one.kind === kind)
  return {
    byId: async (id) => table.find(id),
    open: async (limit, sites = 'all') =>
      open(sites)
        .toSorted((a, b) => lastText(b.dueOn, a.dueOn) || lastText(b.id, a.id))
        .slice(0, limit),
    queue: async (sites = 'all') => queueOf(open(sites).map(({ addedAt }) => addedAt)),
    of: async (member, limit) =>
      table
        .all()
        .filter((one) => one.member === member)
        .toSorted(latest(({ addedAt }) => addedAt))
        .slice(0, limit),
    async add(request) {
      if (table.find(request.id) || (request.state === 'open' && isOpenFor(request))) return false
      table.put(request.id, request)
      return true
    },
    async extend(id, { dueOn, reason }) {
      const request = table.find(id)
      if (request?.state !== 'open' || request.extended !== null) return false
      table.put(id, { ...request, dueOn, extended: reason })
      return true
    },
    async close(id, { state, reason, by, at }) {
      const request = table.find(id)
      if (request?.state !== 'open') return false
      table.put(id, { ...request, state, reason, closedBy: by, closedAt: at })
      return true
    },
    async erase(member, at) {
      for (const one of table.all().filter((each) => each.member === member))
        table.put(one.id, {
          ...one,
          state: one.state === 'open' ? 'done' : one.state,
          extended: one.extended === null ? null : '',
          reason: one.reason === null ? null : '',
          closedAt: one.closedAt ?? at,
        })
    },
  }
}

/** Notes about members, in memory. */
export const memberNotes = (table: Table<MemberNote>): MemberNotes => ({
  of: async (member, limit) =>
    table
      .all()
      .filter((one) => one.member === member)
      .toSorted(latest(({ at }) => at))
      .slice(0, limit),
  async add(note) {
    if (table.find(note.id)) return false
    table.put(note.id, note)
    return true
  },
  async erase(member) {
    for (const { id } of table.all().filter((one) => one.member === member)) table.drop(id)
  },
})
