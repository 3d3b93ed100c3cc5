import { Elysia, t } from 'elysia'
import { viewOverview } from '#core/desk/overview.ts'
import type { Ports } from '#core/ports.ts'
import type { Queue } from '#core/shared/paging.ts'
import { Moment, momentOf, Nullable, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { ActionShape, actionOf } from '../shapes/action.ts'

/** `null` if it is none of whoever asks. */
export const QueueShape = Nullable(t.Object({ waiting: Whole(), oldest_at: Nullable(Moment) }))
const queueOf = (queue: Queue | null) =>
  queue && { waiting: queue.waiting, oldest_at: momentOf(queue.oldestAt) }

const OverviewShape = t.Object({
  photos: QueueShape,
  chat_photos: QueueShape,
  second_looks: QueueShape,
  reports: QueueShape,
  grave_reports: QueueShape,
  complaints: QueueShape,
  member_requests: QueueShape,
  chargebacks: QueueShape,
  failed_refunds: QueueShape,
  credit_requests: QueueShape,
  deliveries: Nullable(
    t.Object({
      waiting: Whole(),
      due: Whole(),
      due_since: Nullable(Moment),
      dead: Whole(),
    }),
  ),
  parked_events: QueueShape,
  actions: Nullable(t.Array(ActionShape)),
  /** Methods that the payment provider does not offer: members do not see them. */
  refused_methods: t.Array(t.String()),
  /** Whether mails are stored in a folder of the server, and nobody receives them. */
  stores_mails: t.Boolean(),
})

/** What waits for an operator. */
export const deskOverview = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/overview', tags: ['Desk'] }).use(desk(ports, http)).get(
    '',
    async ({ operator }) => {
      const { deliveries, actions, ...seen } = await viewOverview(ports, operator)
      return {
        photos: queueOf(seen.photos),
        chat_photos: queueOf(seen.chatPhotos),
        second_looks: queueOf(seen.secondLooks),
        reports: queueOf(seen.reports),
        grave_reports: queueOf(seen.graveReports),
        complaints: queueOf(seen.complaints),
        member_requests: queueOf(seen.memberRequests),
        chargebacks: queueOf(seen.chargebacks),
        failed_refunds: queueOf(seen.failedRefunds),
        credit_requests: queueOf(seen.creditRequests),
        deliveries: deliveries && {
          waiting: deliveries.waiting,
          due: deliveries.due,
          due_since: momentOf(deliveries.dueSince),
          dead: deliveries.dead,
        },
        parked_events: queueOf(seen.parked),
        actions: actions === null ? null : actions.map(actionOf),
        refused_methods: [...seen.refusedMethods],
        stores_mails: seen.storesMails,
      }
    },
    {
      operator: 'anyone',
      response: { 200: OverviewShape },
      detail: { summary: 'What waits for whoever asks, since when, and what went wrong' },
    },
  )
