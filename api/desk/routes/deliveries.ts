import { Elysia, t } from 'elysia'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { retryDead } from '#core/notifications/sending/retry-dead.ts'
import type { Ports } from '#core/ports.ts'
import { Moment, momentOf, Nullable, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { DeliveryShape, deliveryOf } from '../shapes/operation.ts'
import { withFirst } from './first.ts'

/** Maximum rows listed. */
const LIMIT = 50

/** Mails, pushes and texts that wait or were given up, for operators. */
export const deskDeliveries = (ports: Ports, http: Http) =>
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
        operator: 'operation',
        response: {
          200: t.Object({
            waiting: Whole(),
            due: Whole(),
            due_since: Nullable(Moment),
            dead: Whole(),
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
        operator: 'operation',
        body: t.Object({ id: t.String({ minLength: 1, maxLength: 200 }) }),
        response: { 200: t.Object({ retried: Whole() }), ...refusals('delivery.not-dead') },
        detail: { summary: 'Try a delivery that was given up again, by its id, or "all" of them' },
      },
    )
