import { Elysia, t } from 'elysia'
import { viewJobs } from '#core/platform/jobs/view-jobs.ts'
import type { Ports } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import { momentOf } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { BackupRunShape, JobShape } from '../shapes/operation.ts'

/** What the server does at set times, for operators. */
export const deskJobs = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk', tags: ['Desk'] }).use(desk(ports, http)).get(
    '/jobs',
    async () => ({
      jobs: (await viewJobs(ports)).map((job) => ({
        name: job.name,
        every_seconds: job.every / SECOND,
        last_run_at: momentOf(job.lastRunAt),
        next_run_at: momentOf(job.nextRunAt),
        leased_until: momentOf(job.leasedUntil),
      })),
      backups: (await ports.reads.backupRuns.all()).map((run) => ({
        work: run.work,
        done_at: momentOf(run.doneAt),
        bytes: run.bytes,
        failed_at: momentOf(run.failedAt),
        fault: run.fault,
      })),
    }),
    {
      operator: 'operation',
      response: { 200: t.Object({ jobs: t.Array(JobShape), backups: t.Array(BackupRunShape) }) },
      detail: {
        summary: 'When each job ran, runs next, and whether it runs now; how backups last went',
      },
    },
  )
