import type { Ports } from '../../ports.ts'
import type { Instant, Millis } from '../../shared/time.ts'
import { JOB_NAMES, JOB_SCHEDULE, type JobName } from '../jobs.ts'

/** How a job stands. */
export type JobView = {
  readonly name: JobName
  readonly every: Millis
  readonly lastRunAt: Instant | null
  /** When it is due; `null` before its first run, which is soon after a start. */
  readonly nextRunAt: Instant | null
  /** End of the lease of the process that runs it now; `null` if none does. */
  readonly leasedUntil: Instant | null
}

/** Every job of the schedule, with its last and next run. */
export async function viewJobs({
  reads,
  now,
}: Pick<Ports, 'reads' | 'now'>): Promise<readonly JobView[]> {
  const runs = new Map((await reads.jobs.all()).map((run) => [run.name, run]))
  const at = now()
  return JOB_NAMES.map((name) => {
    const every = JOB_SCHEDULE[name]
    const { lastRunAt = null, leasedUntil = null } = runs.get(name) ?? {}
    return {
      name,
      every,
      lastRunAt,
      nextRunAt: lastRunAt === null ? null : lastRunAt + every,
      // The lease of a dead process has expired.
      leasedUntil: leasedUntil !== null && leasedUntil > at ? leasedUntil : null,
    }
  })
}
