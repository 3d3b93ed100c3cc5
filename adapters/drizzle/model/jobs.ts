import type { Kit } from './kit.ts'

/** Recurring jobs: lease and last run; and the id of the database, one row. */
export function jobTables({ table, ...is }: Kit) {
  const job = table('jobs', {
    name: is.text().primaryKey(),
    worker: is.text(),
    leasedUntil: is.moment().notNull(),
    lastRunAt: is.moment(),
  })
  const install = table('installs', { key: is.text().primaryKey(), id: is.text().notNull() })
  return { job, install }
}
