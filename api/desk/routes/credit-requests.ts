import { Elysia, t } from 'elysia'
import { decideCredits } from '#core/desk/credits/change-credits.ts'
import { named, waitingChanges } from '#core/desk/credits/list-changes.ts'
import type { Ports } from '#core/ports.ts'
import { One } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { CreditChangeShape, creditChangeOf } from '../shapes/credit-change.ts'

/** Credits that wait for a second operator. */
export const deskCreditRequests = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/desk/credit-requests', tags: ['Desk'] })
    .use(desk(ports, http))
    .get(
      '',
      async ({ operator, scope }) => ({
        requests: (await waitingChanges(ports, scope)).map((one) => creditChangeOf(one, operator)),
      }),
      {
        operator: 'money',
        response: { 200: t.Object({ requests: t.Array(CreditChangeShape) }) },
        detail: { summary: 'Credits that wait for a second operator, oldest first' },
      },
    )
    .post(
      '/:id/decision',
      async ({ params: { id }, body: { confirms }, operator, status }) => {
        const decided = await decideCredits(ports, { id, confirms, operator })
        if (!decided.ok) return status(statusOf(decided.error), decided.error)
        const [change] = await named(ports, [decided.value])
        return { changes: change ? [creditChangeOf(change, operator)] : [] }
      },
      {
        operator: 'money',
        params: One('credits.not-found'),
        body: t.Object({ confirms: t.Boolean() }),
        response: {
          200: t.Object({ changes: t.Array(CreditChangeShape) }),
          ...refusals(
            'credits.insufficient',
            'member.not-found',
            'credits.not-found',
            'credits.own',
            'credits.decided',
          ),
        },
        detail: { summary: 'Confirm or refuse what a colleague asked for; one’s own is withdrawn' },
      },
    )
