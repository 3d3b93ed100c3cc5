import type { DomainEvent } from '#core/events.ts'
import type { BackupWork } from '#core/platform/backups.ts'
import type { Kit } from '../shared/kit.ts'

/** The event log, positions of consumers, parked events, and the audit trail. */
export function eventTables({ table, index, primaryKey, ...is }: Kit) {
  const event = table(
    'events',
    {
      sequence: is.counted(),
      /** Id of the writing transaction; see `Position`. */
      transaction: is.currentTransaction(),
      type: is.text().notNull(),
      facts: is.json<Readonly<Record<string, unknown>>>().notNull(),
      at: is.moment().notNull(),
    },
    (t) => [index('events_in_order').on(t.transaction, t.sequence)],
  )

  const consumer = table('event_consumers', {
    name: is.text().primaryKey(),
    transaction: is.moment().notNull(),
    sequence: is.moment().notNull(),
    failures: is.whole().notNull(),
    retryAt: is.moment(),
  })

  const parkedEvent = table(
    'parked_events',
    {
      consumer: is.text().notNull(),
      transaction: is.moment().notNull(),
      sequence: is.moment().notNull(),
      type: is.text().notNull(),
      facts: is.json<Readonly<Record<string, unknown>>>().notNull(),
      at: is.moment().notNull(),
      error: is.text().notNull(),
      parkedAt: is.moment().notNull(),
    },
    (t) => [primaryKey({ columns: [t.consumer, t.sequence] })],
  )

  const auditEntry = table(
    'audit_entries',
    {
      sequence: is.moment().notNull(),
      member: is.text().notNull(),
      type: is.text<DomainEvent['type']>().notNull(),
      subject: is.text(),
      at: is.moment().notNull(),
    },
    (t) => [primaryKey({ columns: [t.member, t.sequence] })],
  )

  return { event, consumer, parkedEvent, auditEntry }
}

/** Recurring jobs: lease and last run; how backups and drills last went; and the id of the database, one row. */
export function jobTables({ table, ...is }: Kit) {
  const job = table('jobs', {
    name: is.text().primaryKey(),
    worker: is.text(),
    leasedUntil: is.moment().notNull(),
    lastRunAt: is.moment(),
  })
  const backupRun = table('backup_runs', {
    work: is.text<BackupWork>().primaryKey(),
    doneAt: is.moment(),
    bytes: is.moment().notNull(),
    failedAt: is.moment(),
    fault: is.text(),
  })
  const install = table('installs', { key: is.text().primaryKey(), id: is.text().notNull() })
  return { job, backupRun, install }
}
