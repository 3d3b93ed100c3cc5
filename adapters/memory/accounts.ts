import type { Account } from '#core/accounts/account.ts'
import type { Accounts } from '#core/accounts/accounts.ts'
import { earliest } from './compare.ts'
import type { Table } from './table.ts'

/** Accounts in memory. */
export function accounts(table: Table<Account>): Accounts {
  const isUsed = (email: string, by: Account['id']) =>
    table.all().some((other) => other.id !== by && isAt(other, email))

  return {
    byId: async (id) => table.find(id),
    byIds: async (ids) => [...new Set(ids)].flatMap((id) => table.find(id) ?? []),
    byEmail: async (email) => table.all().find((account) => isAt(account, email)) ?? null,
    deletedBefore: async (moment, limit) =>
      table
        .all()
        .flatMap(({ id, status, deletedAt }) =>
          status === 'deleted' && deletedAt !== null && deletedAt < moment
            ? [{ id, deletedAt }]
            : [],
        )
        .toSorted(earliest(({ deletedAt }) => deletedAt))
        .slice(0, limit)
        .map(({ id }) => id),
    async add(account) {
      if (table.find(account.id) || isUsed(account.email, account.id)) return false
      table.put(account.id, account)
      return true
    },
    hold: async (id) => table.find(id),
    holdBoth: async (a, b) => [table.find(a), table.find(b)],
    async save(account) {
      if (isUsed(account.email, account.id)) return false
      table.put(account.id, account)
      return true
    },
  }
}

// What was erased is found by no address and bars nobody from it.
const isAt = (account: Account, email: string) =>
  account.status !== 'erased' && account.email.toLowerCase() === email.toLowerCase()
