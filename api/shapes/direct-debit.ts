import { t } from 'elysia'
import { DEBIT_CODE, type DirectDebit, triesLeft } from '#core/orders/direct-debit.ts'
import type { MandateView } from '#core/orders/view-debit.ts'
import { type Instant, isoOf } from '#core/shared/time.ts'
import { Id, Moment, momentOf, Nullable, Whole } from './basics.ts'

/** What is shown of a mandate: its reference, and of the account no more than its last signs. */
export const MandateShape = t.Object({
  reference: t.String(),
  iban: t.String(),
  signed_at: Moment,
})

export const mandateShapeOf = ({ reference, maskedIban, signedAt }: MandateView) => ({
  reference,
  iban: maskedIban,
  signed_at: isoOf(signedAt),
})

/** A direct debit that a member asked for; `now` is the server's clock, to count down by. */
export const DirectDebitShape = t.Object({
  id: Id,
  order_id: Id,
  iban: t.String(),
  phone: t.String(),
  /** When the newest code left; `null` while it is on its way. */
  code_sent_at: Nullable(Moment),
  code_ends_at: Nullable(Moment),
  tries_left: Whole(),
  /** From when another code may be asked for. */
  next_code_at: Moment,
  mandate: Nullable(MandateShape),
  now: Moment,
})

export function directDebitOf(debit: DirectDebit, now: Instant) {
  const { id, order, maskedIban, maskedPhone, askedAt, code, mandate } = debit
  return {
    id,
    order_id: order,
    iban: maskedIban,
    phone: maskedPhone,
    code_sent_at: momentOf(code?.sentAt ?? null),
    code_ends_at: momentOf(code && code.sentAt + DEBIT_CODE.life),
    tries_left: triesLeft(debit),
    next_code_at: isoOf(askedAt + DEBIT_CODE.pause),
    mandate: mandate && mandateShapeOf({ ...mandate, maskedIban }),
    now: isoOf(now),
  }
}
