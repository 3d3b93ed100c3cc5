import { Elysia, t } from 'elysia'
import type { DeliveryError } from '#core/deliveries/errors.ts'
import { retryDead } from '#core/deliveries/retry-dead.ts'
import type { EventError } from '#core/event-log/errors.ts'
import { positionText } from '#core/event-log/position-text.ts'
import { retryParked } from '#core/event-log/retry-parked.ts'
import { BEHIND_LIMIT, viewConsumers } from '#core/event-log/view-consumers.ts'
import { viewJobs } from '#core/jobs/view-jobs.ts'
import { lastActionAbout } from '#core/operators/list-actions.ts'
import { recordedAs } from '#core/operators/recorded-as.ts'
import type { Ports } from '#core/ports.ts'
import { SECOND } from '#core/shared/time.ts'
import { consumersOf } from '../consumers/consumers.ts'
import type { Http } from '../http/http.ts'
import { desk } from '../http/operator.ts'
import { Problem, statusOf } from '../http/problem.ts'
import { Moment, momentOf, Nullable, Whole } from '../shapes/basics.ts'
import {
  ConsumerShape,
  DeliveryShape,
  deliveryOf,
  JobShape,
  ParkedShape,
  parkedNameIn,
  parkedOf,
} from '../shapes/desk-operation.ts'

/** Maximum rows listed. */
const LIMIT = 50

const Backlog = {
  waiting: Whole(),
  due: Whole(),
  due_since: Nullable(Moment),
  dead: Whole(),
}

/** What the server does by itself, for operators: deliveries, consumers of events, jobs. */
export const deskOperation = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/deliveries',
      async () => {
        const { deliveries } = ports.reads
        const [backlog, dead, waiting] = await Promise.all([
          deliveries.backlog(ports.now()),
          deliveries.dead(LIMIT),
          deliveries.waiting(LIMIT),
        ])
        return {
          waiting: backlog.waiting,
          due: backlog.due,
          due_since: momentOf(backlog.dueSince),
          dead: backlog.dead,
          newest_dead: dead.map(deliveryOf),
          next: waiting.map(deliveryOf),
        }
      },
      {
        operator: true,
        response: {
          200: t.Object({
            ...Backlog,
            newest_dead: t.Array(DeliveryShape),
            next: t.Array(DeliveryShape),
          }),
        },
        detail: { summary: 'Mails, pushes and texts that wait or were given up; no recipients' },
      },
    )
    .post(
      '/deliveries/retry',
      async ({ body: { id }, operator, status }) => {
        const subject = id === 'all' ? null : id
        const retried = await retryDead(
          recordedAs(ports, operator, 'delivery.retried', subject),
          id,
        )
        if (retried.ok) return { retried: retried.value }
        return status(statusOf(retried.error), await withFirst(ports, retried.error, subject))
      },
      {
        operator: true,
        body: t.Object({ id: t.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: t.Object({ retried: Whole() }), 409: Problem },
        detail: { summary: 'Try a delivery that was given up again, by its id, or "all" of them' },
      },
    )
    .get(
      '/events',
      async () => {
        const [{ end, consumers }, parked] = await Promise.all([
          viewConsumers(ports, consumersOf(http.log)),
          ports.reads.events.parked(LIMIT),
        ])
        return {
          end: positionText(end),
          behind_limit: BEHIND_LIMIT,
          consumers: consumers.map((one) => ({
            name: one.name,
            position: positionText(one.position),
            behind: one.behind,
            behind_since: momentOf(one.behindSince),
            failures: one.failures,
            retry_at: momentOf(one.retryAt),
          })),
          parked: parked.map(parkedOf),
        }
      },
      {
        operator: true,
        response: {
          200: t.Object({
            end: t.String(),
            behind_limit: Whole(),
            consumers: t.Array(ConsumerShape),
            parked: t.Array(ParkedShape),
          }),
        },
        detail: { summary: 'How far each consumer of events is, and the events that failed' },
      },
    )
    .post(
      '/events/retry',
      async ({ body: { id }, operator, status }) => {
        const subject = id === 'all' ? null : id
        const retried = await retryParked(
          recordedAs(ports, operator, 'event.retried', subject),
          consumersOf(http.log),
          parkedNameIn(id),
        )
        if (retried.ok) return retried.value
        return status(statusOf(retried.error), await withFirst(ports, retried.error, subject))
      },
      {
        operator: true,
        body: t.Object({ id: t.String({ maxLength: 100, pattern: '^(all|.+:\\d{1,15})$' }) }),
        response: { 200: t.Object({ handled: Whole(), failed: Whole() }), 409: Problem },
        detail: {
          summary: 'Handle an event that was set aside again, by its id, or "all" of them',
        },
      },
    )
    .get(
      '/jobs',
      async () => ({
        jobs: (await viewJobs(ports)).map((job) => ({
          name: job.name,
          every_seconds: job.every / SECOND,
          last_run_at: momentOf(job.lastRunAt),
          next_run_at: momentOf(job.nextRunAt),
          leased_until: momentOf(job.leasedUntil),
        })),
      }),
      {
        operator: true,
        response: { 200: t.Object({ jobs: t.Array(JobShape) }) },
        detail: { summary: 'When each job ran, runs next, and whether it runs now' },
      },
    )

/** A refusal with who was first, where an operator was. */
async function withFirst(
  ports: Ports,
  error: DeliveryError | EventError,
  subject: string | null,
): Promise<typeof Problem.static> {
  const last = subject === null ? null : await lastActionAbout(ports, subject)
  const answer = { ...error, by: last?.by ?? null }
  return answer
}
