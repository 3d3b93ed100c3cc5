import type { Ports } from '../../ports.ts'
import { ok } from '../../shared/result.ts'
import { MINUTE, type Millis } from '../../shared/time.ts'

/** Lease time: after it, the job of a dead process is free again. */
export const JOB_LEASE: Millis = 2 * MINUTE

type Needs = Pick<Ports, 'atomically' | 'now'>
type Job<T> = {
  readonly name: string
  readonly every: Millis
  readonly work: () => Promise<T>
}

/** Runs a job if it is due and no other process runs it; `null` if it was not run. */
export async function runJob<T>(
  { atomically, now }: Needs,
  { name, every, work }: Job<T>,
  worker: string,
): Promise<{ readonly result: T } | null> {
  const at = now()
  const claim = {
    name,
    worker,
    now: at,
    until: at + JOB_LEASE,
    lastBefore: at - every,
    ahead: at + 2 * JOB_LEASE,
  }
  const { value: taken } = await atomically(async ({ jobs }) => ok(await jobs.take(claim)))
  if (!taken) return null
  try {
    return { result: await work() }
  } finally {
    await atomically(async ({ jobs }) => ok(await jobs.finish(name, worker, at)))
  }
}

/** Renews the lease of a running job. Call several times per lease. */
export async function renewJob(
  { atomically, now }: Needs,
  name: string,
  worker: string,
): Promise<void> {
  await atomically(async ({ jobs }) => ok(await jobs.renew(name, worker, now() + JOB_LEASE)))
}
