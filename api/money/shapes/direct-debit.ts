import { t } from 'elysia'
import { type MandateView, signedMandate } from '#core/money/direct-debit/view-debit.ts'
import { DEBIT_CODE, type DirectDebit, triesLeft } from '#core/money/direct-debit.ts'
import { type Instant, isoOf } from '#core/shared/time.ts'
import { Id, Moment, momentOf, Nullable, Whole } from '../../basics.ts'

const CreditorShape = t.Object({
  id: t.String({ description: 'The SEPA creditor identifier' }),
  name: t.String(),
  address: t.String(),
  city: t.String(),
  country: t.String(),
})

/** A signed mandate, with the account number masked; the rest is `null` if it was not stored. */
export const MandateShape = t.Object({
  reference: t.String(),
  type: t.Literal('one-off'),
  creditor: Nullable(CreditorShape),
  debtor: Nullable(t.String()),
  iban: t.String(),
  signed_at: Moment,
})

/** An offered mandate, with the whole account number to check before signing. */
const OfferedShape = t.Object({
  reference: t.String(),
  type: t.Literal('one-off'),
  creditor: CreditorShape,
  debtor: t.String(),
  iban: t.String(),
})

export const mandateShapeOf = ({ reference, maskedIban, signedAt, terms }: MandateView) => ({
  reference,
  type: 'one-off' as const,
  creditor: terms?.creditor ?? null,
  debtor: terms?.debtor ?? null,
  iban: maskedIban,
  signed_at: isoOf(signedAt),
})

/** A member's direct debit; `now` is the server's clock, for countdowns. */
export const DirectDebitShape = t.Object({
  id: Id,
  order_id: Id,
  iban: t.String(),
  phone: t.String(),
  /** When the newest code was sent; `null` while queued. */
  code_sent_at: Nullable(Moment),
  code_ends_at: Nullable(Moment),
  tries_left: Whole(),
  /** When another code may be requested. */
  next_code_at: Moment,
  /** `null` once signed. */
  offered: Nullable(OfferedShape),
  mandate: Nullable(MandateShape),
  now: Moment,
})

export function directDebitOf(debit: DirectDebit, now: Instant) {
  const { id, order, maskedIban, maskedPhone, askedAt, code } = debit
  const mandate = signedMandate(debit)
  return {
    id,
    order_id: order,
    iban: maskedIban,
    phone: maskedPhone,
    code_sent_at: momentOf(code?.sentAt ?? null),
    code_ends_at: momentOf(code && code.sentAt + DEBIT_CODE.life),
    tries_left: triesLeft(debit),
    next_code_at: isoOf(askedAt + DEBIT_CODE.pause),
    offered: mandate ? null : offeredOf(debit),
    mandate: mandate && mandateShapeOf(mandate),
    now: isoOf(now),
  }
}

function offeredOf({ terms, details }: DirectDebit) {
  if (!terms || terms.debtor === null || !details) return null
  return { ...terms, debtor: terms.debtor, iban: details.iban }
}
