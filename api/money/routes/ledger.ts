import { Elysia, t } from 'elysia'
import { type Recipient, recipientsOf } from '#core/chats/messages/paid-messages.ts'
import { type MandateView, paidMandates } from '#core/money/direct-debit/view-debit.ts'
import { viewMonth } from '#core/money/orders/premium.ts'
import { type EntryCursor, signedAmount } from '#core/money/ports.ts'
import { viewLedger } from '#core/money/view-ledger.ts'
import type { Ports } from '#core/ports.ts'
import { isoOf } from '#core/shared/time.ts'
import { Id, Moment, MoneyShape, moneyOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { session } from '../../http/guards/session.ts'
import type { Http } from '../../http/http.ts'
import { MandateShape, mandateShapeOf } from '../shapes/direct-debit.ts'

/** Why credits moved, on the wire. */
export const ENTRY_REASONS = [
  'signup',
  'bonus',
  'purchase',
  'message',
  'gift',
  'photo',
  'photo-returned',
  'taken',
  'refund',
  'refund-failed',
  'chargeback',
  'reversal',
] as const

const EntryShape = t.Object({
  id: Id,
  at: Moment,
  reason: OneOf(ENTRY_REASONS),
  reference: t.String(),
  purse: OneOf(['granted', 'paid']),
  amount: Whole(),
  /** Mandate of the direct debit. */
  mandate: Nullable(MandateShape),
  /** Recipient of a message, gift or photo; the name is `null` if erased or not shown, or if they blocked the sender. */
  to: Nullable(t.Object({ name: Nullable(t.String()) })),
})

/** An opaque cursor: time and id of the last entry. */
const cursorText = ({ at, id }: EntryCursor) => `${at.toString(36)}.${id}`

function cursorOf(text: string | undefined): EntryCursor | null {
  const [at, id] = text?.split('.') ?? []
  return at && id ? { at: Number.parseInt(at, 36), id } : null
}

const mandateFor = (mandate: MandateView | undefined) => (mandate ? mandateShapeOf(mandate) : null)

const recipientFor = (recipient: Recipient | undefined) => (recipient ? { ...recipient } : null)

/** A member's ledger: source and use of every credit. */
export const ledger = (ports: Ports, http: Http) =>
  new Elysia({ tags: ['Credits'] })
    .use(session(ports, http))
    .get(
      '/ledger/month',
      async ({ me }) => {
        const { from, money, credits } = await viewMonth(ports, { member: me.id })
        return { from: isoOf(from), money: money.map(moneyOf), credits }
      },
      {
        member: true,
        response: {
          200: t.Object({ from: Moment, money: t.Array(MoneyShape), credits: Whole() }),
        },
        detail: { summary: 'What one spent this month, in money and in credits' },
      },
    )
    .get(
      '/ledger',
      async ({ me, query }) => {
        const [wallet, page, mandates] = await Promise.all([
          ports.reads.wallets.of(me.id),
          viewLedger(ports, { member: me.id, after: cursorOf(query.after) }),
          paidMandates(ports.reads, me.id),
        ])
        const recipients = await recipientsOf(ports.reads, {
          sender: me.id,
          entries: page.items,
        })
        return {
          granted: wallet.granted,
          paid: wallet.paid,
          entries: page.items.map((entry) => ({
            id: entry.id,
            at: isoOf(entry.at),
            reason: entry.reason,
            reference: entry.reference,
            purse: [entry.from, entry.to].some((account) => account.startsWith('paid:'))
              ? ('paid' as const)
              : ('granted' as const),
            amount: signedAmount(entry),
            mandate: mandateFor(mandates.get(entry.reference)),
            to: recipientFor(recipients.get(entry.reference)),
          })),
          next: page.next && cursorText(page.next),
        }
      },
      {
        member: true,
        query: t.Object({
          after: t.Optional(t.String({ pattern: '^[0-9a-z]{1,9}\\.[0-9a-f-]{36}$' })),
        }),
        response: {
          200: t.Object({
            granted: Whole(),
            paid: Whole(),
            entries: t.Array(EntryShape),
            next: Nullable(t.String()),
          }),
        },
        detail: { summary: "One's own credits, entry by entry, newest first" },
      },
    )
