import { HOUR, type Instant, MINUTE, type Millis } from '../shared/time.ts'

/** A process's claim on a job. */
export type JobClaim = {
  readonly name: string
  /** Id of the process, unique. */
  readonly worker: string
  readonly now: Instant
  /** End of the lease. */
  readonly until: Instant
  /** Due if it last started at or before this. */
  readonly lastBefore: Instant
  /** Timestamps later than this are from before the clock was set back: ignored. */
  readonly ahead: Instant
}

/** A job that ran at least once, or is running now. */
type JobRun = {
  readonly name: string
  /** End of the lease of the process that runs it; `null` if none does. */
  readonly leasedUntil: Instant | null
  /** When its last whole run began; `null` before the first. */
  readonly lastRunAt: Instant | null
}

export interface JobReads {
  /** Every job that was ever taken, by name. */
  all(): Promise<readonly JobRun[]>
}

/** Leases and last runs of jobs: one process at a time runs a job, and a restart does not rerun it early. */
export interface Jobs extends JobReads {
  /** Claims a job that is due and not leased; of concurrent claims one succeeds. */
  take(claim: JobClaim): Promise<boolean>
  /** Renews the lease of a long job. */
  renew(name: string, worker: string, until: Instant): Promise<void>
  /** Releases a job after its run, successful or not. */
  finish(name: string, worker: string, begunAt: Instant): Promise<void>
}

/** How often each job runs. Its name is also under which its last run is stored: a new name would run at once. */
export const JOB_SCHEDULE = {
  payments: MINUTE,
  'stray payments': 10 * MINUTE,
  reversals: HOUR,
  refunds: MINUTE,
  returns: MINUTE,
  erasing: HOUR,
  forgetting: HOUR,
  'pruning events': HOUR,
  'returning photos': HOUR,
  'sweeping photos': HOUR,
  // Whether a backup or a drill of one is due.
  'backing up': MINUTE,
} as const satisfies Readonly<Record<string, Millis>>

export type JobName = keyof typeof JOB_SCHEDULE

/** Every job, as listed. */
export const JOB_NAMES = Object.keys(JOB_SCHEDULE) as JobName[]
