import { accountTables } from './accounts/tables.ts'
import { chatTables } from './chats/tables.ts'
import { operatorTables } from './desk/tables.ts'
import { creditTables } from './money/credit-tables.ts'
import { orderTables } from './money/tables.ts'
import { deliveryTables } from './notifications/tables.ts'
import { eventTables, jobTables } from './platform/tables.ts'
import { profileTables } from './profiles/tables.ts'
import { safetyTables } from './safety/tables.ts'
import type { Kit } from './shared/kit.ts'
import { siteTables } from './site/tables.ts'

/** All tables, defined once for both dialects. */
export function model(kit: Kit) {
  const accounts = accountTables(kit)
  return {
    ...accounts,
    ...profileTables(kit, accounts),
    ...chatTables(kit, accounts),
    ...creditTables(kit),
    ...orderTables(kit, accounts),
    ...safetyTables(kit, accounts),
    ...eventTables(kit),
    ...deliveryTables(kit),
    ...jobTables(kit),
    ...operatorTables(kit),
    ...siteTables(kit),
  }
}

export type Model = ReturnType<typeof model>
