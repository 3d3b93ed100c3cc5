import type { Kit } from './kit.ts'
import { accountTables } from './model/accounts.ts'
import { chatTables } from './model/chats.ts'
import { moneyTables } from './model/money.ts'
import { profileTables } from './model/profiles.ts'
import { safetyTables } from './model/safety.ts'

/** Every table, once, in the words of either database. */
export function model(kit: Kit) {
  const accounts = accountTables(kit)
  return {
    ...accounts,
    ...profileTables(kit, accounts),
    ...chatTables(kit, accounts),
    ...moneyTables(kit, accounts),
    ...safetyTables(kit, accounts),
  }
}

export type Model = ReturnType<typeof model>
