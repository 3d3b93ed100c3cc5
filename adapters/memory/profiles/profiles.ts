import type { Account } from '#core/accounts/account.ts'
import type { Profiles } from '#core/profiles/ports.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { folded } from '#core/shared/folded.ts'
import { isAhead } from '#core/shared/time.ts'
import { lastText } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import type { Table } from '../table.ts'

/** Profiles in memory. */
export const profiles = (table: Table<Profile>, accounts: Table<Account>): Profiles => ({
  byId: async (id) => table.find(id),
  byIds: async (ids) => [...new Set(ids)].flatMap((id) => table.find(id) ?? []),
  named: async (beginning, limit, sites = 'all') =>
    table
      .all()
      .filter(({ name }) => folded(name).startsWith(folded(beginning)))
      .filter(({ id }) => ofSites(accounts, sites)(id))
      .toSorted((a, b) => lastText(folded(b.name), folded(a.name)) || lastText(b.id, a.id))
      .slice(0, limit),
  async add(profile) {
    if (table.find(profile.id)) throw new Error('this member has a profile already')
    table.put(profile.id, profile)
  },
  lock: async (id) => table.find(id),
  async save(profile) {
    table.put(profile.id, profile)
  },
  async active(id, at) {
    const profile = table.find(id)
    if (!profile || (profile.lastActiveAt >= at && !isAhead(profile.lastActiveAt, at))) return
    table.put(id, { ...profile, lastActiveAt: at })
  },
  async remove(id) {
    table.drop(id)
  },
})
