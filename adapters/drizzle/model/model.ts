import { accountTables } from './accounts.ts'
import { chatTables } from './chats.ts'
import { creditTables } from './credits.ts'
import { deliveryTables } from './deliveries.ts'
import { eventTables } from './events.ts'
import { jobTables } from './jobs.ts'
import type { Kit } from './kit.ts'
import { operatorTables } from './operators.ts'
import { orderTables } from './orders.ts'
import { profileTables } from './profiles.ts'
import { safetyTables } from './safety.ts'

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
  }
}

export type Model = ReturnType<typeof model>
