import type { Instant } from '../shared/time.ts'

/** A job as a process asks for it. */
export type JobClaim = {
  readonly name: string
  /** Names the process: no two may have the same. */
  readonly worker: string
  readonly now: Instant
  /** The job is the worker's own until then. */
  readonly until: Instant
  /** It is due when it was last begun no later than this. */
  readonly lastBefore: Instant
  /** What was written for a moment after this was written before a clock was set back, and stands in nobody's way. */
  readonly ahead: Instant
}

/** Who runs which job, and when each ran last: of several processes one runs it, and a restart does not begin it anew. */
export interface Jobs {
  /** Takes a job that is due and that nobody has; tells whether it was taken. Of several who ask at once, one is told so. */
  take(claim: JobClaim): Promise<boolean>
  /** Keeps a job that takes long. */
  renew(name: string, worker: string, until: Instant): Promise<void>
  /** Lets go of a job that was run, successfully or not. */
  finish(name: string, worker: string, begunAt: Instant): Promise<void>
}
