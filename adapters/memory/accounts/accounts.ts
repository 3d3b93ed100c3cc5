import { keyOf } from '#adapters/system/email-keys.ts'
import { type Account, isShown } from '#core/accounts/account.ts'
import type { Accounts } from '#core/accounts/ports.ts'
import { byEmail, keyOfRow } from '../by-email.ts'
import type { Table } from '../table.ts'

/** Accounts in memory. */
export function accounts(table: Table<Account>): Accounts {
  // An erased account has no address: matches nothing and blocks no signup.
  const held = () => table.all().filter(({ status }) => status !== 'erased')
  const isUsed = (email: string, by: Account['id']) => {
    const key = keyOf(email)
    return held().some((other) => other.id !== by && keyOfRow(other) === key)
  }

  return {
    byId: async (id) => table.find(id),
    byIds: async (ids) => [...new Set(ids)].flatMap((id) => table.find(id) ?? []),
    byEmail: async (email) => byEmail(held(), email),
    shownAfter: async (after, limit) =>
      table
        .all()
        .filter((account) => isShown(account) && (after === null || account.id > after))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit),
    deletedBefore: async (moment, after, limit) =>
      table
        .all()
        .filter(({ status, deletedAt }) => status === 'deleted' && (deletedAt ?? moment) < moment)
        .map(({ id }) => id)
        .filter((id) => after === null || id > after)
        .toSorted()
        .slice(0, limit),
    async add(account) {
      if (table.find(account.id) || isUsed(account.email, account.id)) return false
      table.put(account.id, account)
      return true
    },
    lock: async (id) => table.find(id),
    lockBoth: async (a, b) => [table.find(a), table.find(b)],
    async save(account) {
      const kept = table.find(account.id)?.email === account.email
      if (!kept && isUsed(account.email, account.id)) return false
      table.put(account.id, account)
      return true
    },
  }
}
