import { JOB_LEASE, renewJob, runJob } from '#core/platform/jobs/run-job.ts'
import type { Ports } from '#core/ports.ts'
import { MINUTE, type Millis, SECOND } from '#core/shared/time.ts'
import type { Log, LogFacts } from '../http/logs/log.ts'
import { repeat } from './repeat.ts'

/** A recurring job; its result is logged. */
export type Job = {
  readonly name: string
  readonly every: Millis
  readonly work: () => Promise<LogFacts>
}

type Options = {
  /** Id of this process. */
  readonly worker: string
  readonly log: Log
  /** A random number from 0 up to 1. */
  readonly jitter: () => number
}

/** Jobs are checked soon after a start, with jitter. */
const SPREAD: Millis = 30 * SECOND

/** How often to check whether a job is due. */
const lookEvery = (every: Millis): Millis => Math.max(SECOND, Math.min(MINUTE, every / 6))

/**
 * Runs each job when due, in one process of several; returns the stop function, which waits for running ones. Last
 * runs are stored, so neither a restart nor another process reruns it early.
 */
export function runJobs(
  ports: Pick<Ports, 'atomically' | 'now'>,
  jobs: readonly Job[],
  { worker, log, jitter }: Options,
): () => Promise<void> {
  async function look(job: Job): Promise<void> {
    const renewing = setInterval(
      () => renewJob(ports, job.name, worker).catch(() => undefined),
      JOB_LEASE / 4,
    )
    const began = performance.now()
    const ran = await runJob(ports, job, worker).finally(() => clearInterval(renewing))
    if (!ran) return
    const worked = Object.values(ran.result).some(Boolean)
    const took = Math.round(performance.now() - began)
    log(worked ? 'info' : 'debug', 'job.done', { job: job.name, ms: took, ...ran.result })
  }

  const stops = jobs.map((job) =>
    repeat(() => look(job), {
      name: job.name,
      every: lookEvery(job.every),
      first: SPREAD * jitter(),
      log,
    }),
  )
  return async () => {
    await Promise.all(stops.map((stop) => stop()))
  }
}
