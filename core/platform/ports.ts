import type { EventLog, EventLogReads } from './event-log.ts'
import type { JobReads, Jobs } from './jobs.ts'

/** What is read, without a transaction. */
export interface PlatformReads {
  readonly jobs: JobReads
  readonly events: EventLogReads
}

/** What is read and written inside a transaction. */
export interface PlatformStores {
  readonly jobs: Jobs
  readonly events: EventLog
}
