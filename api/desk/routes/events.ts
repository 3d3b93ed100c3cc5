import { Elysia, t } from 'elysia'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { retryParked } from '#core/platform/events/retry-parked.ts'
import { BEHIND_LIMIT, positionText, viewConsumers } from '#core/platform/events/view-consumers.ts'
import type { Ports } from '#core/ports.ts'
import { momentOf, Whole } from '../../basics.ts'
import { consumersOf } from '../../consumers/consumers.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { ConsumerShape, ParkedShape, parkedNameIn, parkedOf } from '../shapes/operation.ts'
import { withFirst } from './first.ts'

/** Maximum rows listed. */
const LIMIT = 50

/** Consumers of events, and the events that failed, for operators. */
export const deskEvents = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '/events',
      async () => {
        const [{ end, consumers }, parked] = await Promise.all([
          viewConsumers(ports, consumersOf(ports, http.log)),
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
        operator: 'operation',
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
          consumersOf(ports, http.log),
          parkedNameIn(id),
        )
        if (retried.ok) return retried.value
        return status(statusOf(retried.error), await withFirst(ports, retried.error, subject))
      },
      {
        operator: 'operation',
        body: t.Object({ id: t.String({ maxLength: 100, pattern: '^(all|.+:\\d{1,15})$' }) }),
        response: {
          200: t.Object({ handled: Whole(), failed: Whole() }),
          ...refusals('event.not-parked'),
        },
        detail: {
          summary: 'Handle an event that was set aside again, by its id, or "all" of them',
        },
      },
    )
