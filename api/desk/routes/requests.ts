import { Elysia, t } from 'elysia'
import { openRequests } from '#core/desk/members/list-requests.ts'
import { closeRequest, extendRequest } from '#core/desk/members/requests.ts'
import { eraseOnRequest, exportOnRequest } from '#core/membership/leaving/answer-request.ts'
import type { Ports } from '#core/ports.ts'
import { exportedOf } from '../../accounts/routes/exported.ts'
import { DONE, Done, Nullable, One } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { MemberRequestShape, memberRequestOf } from '../shapes/member-request.ts'

const Reason = t.String({ maxLength: 20_000 })

const CLOSING_REFUSALS = refusals(
  'reason.missing',
  'reason.too-long',
  'request.not-found',
  'request.closed',
)

const EXTENSION_REFUSALS = refusals(
  'reason.missing',
  'reason.too-long',
  'request.not-found',
  'request.extended',
  'request.closed',
)

/** What members asked for by letter. */
export const deskRequests = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/requests', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ scope }) => ({
        requests: (await openRequests(ports, scope)).map((one) => memberRequestOf(ports, one)),
      }),
      {
        operator: 'requests',
        response: { 200: t.Object({ requests: t.Array(MemberRequestShape) }) },
        detail: { summary: 'Open requests by letter, the first due first' },
      },
    )
    .post(
      '/:id/extension',
      async ({ params: { id }, body: { reason }, operator, status }) => {
        const extended = await extendRequest(ports, { id, reason, operator })
        return extended.ok ? DONE : status(statusOf(extended.error), extended.error)
      },
      {
        operator: 'requests',
        params: One('request.not-found'),
        body: t.Object({ reason: Reason }),
        response: { 200: Done, ...EXTENSION_REFUSALS },
        detail: { summary: 'Two more months to answer, once, with a reason' },
      },
    )
    .post(
      '/:id/end',
      async ({ params: { id }, body: { reason }, operator, status }) => {
        const closed = await closeRequest(ports, { id, reason, operator })
        return closed.ok ? DONE : status(statusOf(closed.error), closed.error)
      },
      {
        operator: 'requests',
        params: One('request.not-found'),
        /** Why it is dropped; `null` for data that was handed over. */
        body: t.Object({ reason: Nullable(Reason) }),
        response: { 200: Done, ...CLOSING_REFUSALS },
        detail: { summary: 'Close a request: the data was handed over, or it is dropped' },
      },
    )
    .post(
      '/:id/export',
      async ({ params: { id }, operator, status }) => {
        const exported = await exportOnRequest(ports, { id, operator })
        return exported.ok
          ? exportedOf(exported.value)
          : status(statusOf(exported.error), exported.error)
      },
      {
        operator: 'requests',
        params: One('request.not-found'),
        // As the member’s own export: a record, not an API contract.
        response: {
          200: t.Record(t.String(), t.Unknown()),
          ...refusals('request.not-found', 'request.closed'),
        },
        detail: { summary: 'Everything of the member who asked for it, to hand over' },
      },
    )
    .post(
      '/:id/erasure',
      async ({ params: { id }, body: { at_once: atOnce }, operator, status }) => {
        const erased = await eraseOnRequest(ports, { id, operator, atOnce })
        return erased.ok ? DONE : status(statusOf(erased.error), erased.error)
      },
      {
        operator: 'requests',
        params: One('request.not-found'),
        body: t.Object({ at_once: t.Boolean() }),
        response: { 200: Done, ...refusals('request.not-found', 'request.closed', 'erasure.held') },
        detail: {
          summary: 'Delete the account of the member who asked: with 14 days to return, or at once',
        },
      },
    )
