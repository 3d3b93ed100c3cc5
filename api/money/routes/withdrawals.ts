import { Elysia, t } from 'elysia'
import { confirmWithdrawal } from '#core/money/withdrawals/confirm-withdrawal.ts'
import { stateWithdrawal } from '#core/money/withdrawals/state-withdrawal.ts'
import { viewWithdrawal } from '#core/money/withdrawals/view-withdrawal.ts'
import { withdrawOrder } from '#core/money/withdrawals/withdraw-order.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { Email } from '../../accounts/shapes/credentials.ts'
import { Moment, NewId, One, OneOf } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { WithdrawalShape, withdrawalShapeOf } from '../shapes/withdrawal.ts'

const ByReference = t.Object({ reference: t.String({ maxLength: 200 }) })
const Name = t.String({ maxLength: 640 })

/** The same response for everyone: only the mail reveals whether an order matches. */
const StatedShape = t.Object({ email: t.String(), order_number: t.String(), stated_at: Moment })

/** Withdrawals from a purchase (Directive 2011/83, article 11a), with or without a login. */
export const withdrawals = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Orders'] })
    .use(session(ports, http))
    .post(
      '/withdrawals',
      async ({ body, request, site, status }) => {
        const { order_number: number, ...said } = body
        const stated = await stateWithdrawal(ports, {
          ...said,
          number,
          site: site.settings.id,
          address: http.clientAddress(request),
        })
        if (!stated.ok) return status(statusOf(stated.error), stated.error)
        const { email, statedAt } = stated.value
        return status(202, {
          email,
          order_number: stated.value.number,
          stated_at: isoOf(statedAt),
        })
      },
      {
        body: t.Object({
          id: NewId,
          order_number: t.String({ maxLength: 200 }),
          name: Name,
          email: Email,
          language: OneOf(LOCALES),
        }),
        response: {
          202: StatedShape,
          ...refusals(
            'email.missing',
            'email.invalid',
            'email.too-long',
            'withdrawal.incomplete',
            'withdrawal.too-long',
            'withdrawal.id-taken',
            'withdrawal.too-many',
          ),
        },
        detail: {
          summary:
            'State that one withdraws from an order, without a login; a mail to the address says how to confirm it',
        },
      },
    )
    .get(
      '/withdrawals/:reference',
      async ({ params, status }) => {
        const seen = await viewWithdrawal(ports, params)
        if (!seen.ok) return status(statusOf(seen.error), seen.error)
        return withdrawalShapeOf(ports, seen.value)
      },
      {
        params: ByReference,
        response: { 200: WithdrawalShape, ...refusals('withdrawal.not-found') },
        detail: { summary: 'A withdrawal and what came of it, by the reference from its mail' },
      },
    )
    .post(
      '/withdrawals/:reference/confirm',
      async ({ params, status }) => {
        const confirmed = await confirmWithdrawal(ports, params)
        if (!confirmed.ok) return status(statusOf(confirmed.error), confirmed.error)
        return withdrawalShapeOf(ports, confirmed.value)
      },
      {
        params: ByReference,
        response: { 200: WithdrawalShape, ...refusals('withdrawal.not-found') },
        detail: {
          summary:
            'Confirm a withdrawal: unspent credits of its order are paid back; confirmed again it answers as before',
        },
      },
    )
    .post(
      '/orders/:id/withdrawal',
      async ({ me, params, body, status }) => {
        const withdrawn = await withdrawOrder(ports, { ...body, member: me.id, order: params.id })
        if (!withdrawn.ok) return status(statusOf(withdrawn.error), withdrawn.error)
        return status(201, await withdrawalShapeOf(ports, withdrawn.value))
      },
      {
        member: true,
        params: One('withdrawal.not-found'),
        body: t.Object({ id: NewId, name: Name, language: OneOf(LOCALES) }),
        response: {
          201: WithdrawalShape,
          ...refusals(
            'withdrawal.incomplete',
            'withdrawal.too-long',
            'withdrawal.id-taken',
            'withdrawal.too-many',
            'withdrawal.not-found',
          ),
        },
        detail: { summary: "Withdraw from one's own order, stated and confirmed at once" },
      },
    )
