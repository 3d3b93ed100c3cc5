import type { Kit } from './kit.ts'

/** Recurring jobs: lease and last run. */
export function jobTables({ table, ...is }: Kit) {
  const job = table('jobs', {
    name: is.text().primaryKey(),
    worker: is.text(),
    leasedUntil: is.moment().notNull(),
    lastRunAt: is.moment(),
  })
  return { job }
}
