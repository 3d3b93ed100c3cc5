import { Elysia, t } from 'elysia'
import { changeCredits, MOST_CREDITS } from '#core/desk/credits/change-credits.ts'
import { changesOf, named } from '#core/desk/credits/list-changes.ts'
import { type EntryCursor, signedAmount } from '#core/money/ports.ts'
import { viewLedger } from '#core/money/view-ledger.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Moment, NewId, Nullable, One, OneOf, Whole } from '../../basics.ts'
import { desk } from '../../http/guards/operator.ts'
import type { Http } from '../../http/http.ts'
import { refusals, statusOf } from '../../http/problem.ts'
import { ENTRY_REASONS } from '../../money/routes/ledger.ts'
import { CreditChangeShape, creditChangeOf } from '../shapes/credit-change.ts'

/** An opaque cursor: time and id of the last entry. */
const cursorText = ({ at, id }: EntryCursor) => `${at.toString(36)}.${id}`

function cursorOf(text: string | undefined): EntryCursor | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

const LedgerShape = t.Object({
  entries: t.Array(
    t.Object({
      id: t.String(),
      at: Moment,
      reason: OneOf(ENTRY_REASONS),
      purse: OneOf(['granted', 'paid']),
      credits: Whole(),
    }),
  ),
  next: Nullable(t.String()),
  /** What operators granted, took or asked for, newest first; with the first page. */
  changes: t.Array(CreditChangeShape),
  /** Credits that one operator may move at a time. */
  limit: Whole(),
})

/** A member's credits, for operators. */
export const memberCredits = (ports: Ports, http: Http) =>
  new Elysia({ name: 'desk-member-credits' })
    .use(desk(ports, http))
    .get(
      '/:id/ledger',
      async ({ params: { id }, query, operator, status }) => {
        const account = await ports.reads.accounts.byId(id)
        if (!account) return status(404, { code: 'member.not-found' } as const)
        const after = cursorOf(query.after)
        const [page, changes] = await Promise.all([
          viewLedger(ports, { member: id, after }),
          after ? [] : changesOf(ports, id),
        ])
        return {
          entries: page.items.map((entry) => ({
            id: entry.id,
            at: isoOf(entry.at),
            reason: entry.reason,
            purse: [entry.from, entry.to].some((one) => one.startsWith('paid:'))
              ? ('paid' as const)
              : ('granted' as const),
            credits: signedAmount(entry),
          })),
          next: page.next && cursorText(page.next),
          changes: changes.map((one) => creditChangeOf(one, operator)),
          limit: ports.sites.byId(account.site).settings.operatorCredits,
        }
      },
      {
        operator: 'members',
        params: One('member.not-found'),
        query: t.Object({
          after: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: { 200: LedgerShape, ...refusals('member.not-found') },
        detail: { summary: 'A member’s credits, entry by entry, newest first' },
      },
    )
    .post(
      '/:id/credits',
      async ({ params: { id: member }, body, operator, status }) => {
        const changed = await changeCredits(ports, { ...body, member, operator })
        if (!changed.ok) return status(statusOf(changed.error), changed.error)
        const [change] = await named(ports, [changed.value])
        return { changes: change ? [creditChangeOf(change, operator)] : [] }
      },
      {
        operator: 'money',
        params: One('member.not-found'),
        body: t.Object({
          id: NewId,
          /** Above 0 is granted, below is taken. */
          credits: Whole({ minimum: -10 * MOST_CREDITS, maximum: 10 * MOST_CREDITS }),
          reason: t.String({ maxLength: 20_000 }),
        }),
        response: {
          200: t.Object({ changes: t.Array(CreditChangeShape) }),
          ...refusals(
            'credits.insufficient',
            'reason.missing',
            'reason.too-long',
            'member.not-found',
            'credits.amount',
            'credits.id-taken',
          ),
        },
        detail: {
          summary: 'Grant or take credits; many wait for a second operator. Idempotent by id',
        },
      },
    )
