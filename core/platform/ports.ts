import type { BackupRunReads, BackupRuns } from './backups.ts'
import type { EventLog, EventLogReads } from './event-log.ts'
import type { JobReads, Jobs } from './jobs.ts'

/** What is read, without a transaction. */
export interface PlatformReads {
  readonly jobs: JobReads
  readonly backupRuns: BackupRunReads
  readonly events: EventLogReads
}

/** What is read and written inside a transaction. */
export interface PlatformStores {
  readonly jobs: Jobs
  readonly backupRuns: BackupRuns
  readonly events: EventLog
}
