import type { Kit } from './kit.ts'

/** The work that comes round by itself: who is at it, and when it was last done. */
export function jobTables({ table, ...is }: Kit) {
  const job = table('jobs', {
    name: is.text().primaryKey(),
    worker: is.text(),
    leasedUntil: is.moment().notNull(),
    lastRunAt: is.moment(),
  })
  return { job }
}
