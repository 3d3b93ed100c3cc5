import { Elysia, t } from 'elysia'
import { DELETION_REASONS } from '#core/accounts/account.ts'
import { DELETION_ALTERNATIVES } from '#core/membership/leaving/alternatives.ts'
import { beginLeaving } from '#core/membership/leaving/begin-leaving.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import type { DiscountCode } from '#core/money/discounts.ts'
import { giveStayDiscount, heldStayDiscount } from '#core/money/stay-discount.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import {
  Done,
  Id,
  Moment,
  MoneyShape,
  momentOf,
  moneyOf,
  Nullable,
  OneOf,
  Whole,
} from '../../basics.ts'
import { clearSessionCookie } from '../../http/cookies.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { refusals } from '../../http/problem.ts'

/** The personal discount for staying. */
const StayShape = t.Object({
  code: t.String(),
  value_percentage: Whole(),
  expires: Nullable(Moment),
})

const stayOf = ({ code, percentage, expires }: DiscountCode) => ({
  code,
  value_percentage: percentage,
  expires: momentOf(expires),
})

/** Account deletion, with the alternatives offered once. */
export const leaving = (ports: Ports, http: Http) =>
  new Elysia({ prefix: '/account', tags: ['Accounts'] })
    .use(session(ports, http))
    .put(
      '/leaving',
      async ({ me, site, body }) => {
        const { company } = site
        const begun = await beginLeaving(ports, { member: me.id, reason: body.reason, company })
        return {
          refundable: begun.refundable.map(({ order, credits, amount, until }) => ({
            order_id: order,
            credits,
            amount: moneyOf(amount),
            until: isoOf(until),
          })),
          alternatives: [...begun.alternatives],
          discount: begun.discount,
        }
      },
      {
        member: true,
        body: t.Object({ reason: Nullable(OneOf(DELETION_REASONS)) }),
        response: {
          200: t.Object({
            /** Refundable orders, shown before deletion. */
            refundable: t.Array(
              t.Object({ order_id: Id, credits: Whole(), amount: MoneyShape, until: Moment }),
            ),
            alternatives: t.Array(OneOf(DELETION_ALTERNATIVES)),
            discount: Whole(),
          }),
        },
        detail: {
          summary:
            'Begin to delete the account: what can be paid back, and what is offered instead',
        },
      },
    )
    .put(
      '/stay-discount',
      async ({ me, site, status }) => {
        const given = await giveStayDiscount(ports, { member: me.id, company: site.company })
        if (!given) return status(404, { code: 'discount.not-found' as const })
        return stayOf(given)
      },
      {
        member: true,
        response: { 200: StayShape, ...refusals('discount.not-found') },
        detail: { summary: 'Take the discount that was offered instead of leaving, once' },
      },
    )
    .get(
      '/stay-discount',
      async ({ me }) => {
        const held = await heldStayDiscount(ports, me)
        return { discount: held && stayOf(held) }
      },
      {
        member: true,
        response: { 200: t.Object({ discount: Nullable(StayShape) }) },
        detail: { summary: 'The discount that was taken instead of leaving, while it can be used' },
      },
    )
    .post(
      '/deletion',
      async ({ me, site, body, set }) => {
        await deleteAccount(ports, { ...body, member: me.id, site: site.settings.id })
        clearSessionCookie(http, set.headers)
        return { ok: true as const }
      },
      {
        member: true,
        body: t.Object({ reason: Nullable(OneOf(DELETION_REASONS)) }),
        response: { 200: Done },
        detail: {
          summary: 'Delete the account: out of sight at once, back by a mailed link for 14 days',
        },
      },
    )
