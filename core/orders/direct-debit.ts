import type { MemberId } from '../accounts/account.ts'
import { type Instant, MINUTE, SECOND } from '../shared/time.ts'
import type { DebitForm } from './debit-form.ts'
import type { OrderId, Payment, PaymentId } from './order.ts'

export type DirectDebitId = string

/** The way to pay that asks for a mandate first (spec §3). */
export const DIRECT_DEBIT = 'sdd'

/** A code that came by phone: how long it works, how often it may be mistyped, and when the next may be asked for. */
export const DEBIT_CODE = { digits: 6, life: 10 * MINUTE, tries: 5, pause: MINUTE } as const

/** What a member said to have an order debited from an account, and how far they agreed to it. */
export type DirectDebit = {
  readonly id: DirectDebitId
  readonly member: MemberId
  readonly order: OrderId
  readonly payment: PaymentId
  /** Kept until the provider has it, and a day at most. */
  readonly details: DebitForm | null
  readonly maskedIban: string
  readonly maskedPhone: string
  /** The IBAN's fingerprint, by which an account that sent a debit back is known again. */
  readonly account: string
  /** The ids under which more codes were asked for, so that asking again is asking once. */
  readonly asks: readonly string[]
  readonly askedAt: Instant
  readonly code: DebitCode | null
  readonly mandate: Mandate | null
  /** When the bank sent the money back, or never gave it. */
  readonly returnedAt: Instant | null
}

/** The newest code that went out, by its fingerprint. */
export type DebitCode = {
  readonly print: string
  readonly sentAt: Instant
  /** Wrong codes that were tried on it, each counted once. */
  readonly tried: readonly string[]
}

/** The member's leave to debit their account once. */
export type Mandate = { readonly reference: string; readonly signedAt: Instant }

/** The leave as a bank wants it: one name for each payment, short enough to be read out. */
export const mandateFor = ({ id }: Pick<Payment, 'id'>, signedAt: Instant): Mandate => ({
  reference: id.replaceAll('-', '').slice(-16).toUpperCase(),
  signedAt,
})

export const triesLeft = ({ code }: Pick<DirectDebit, 'code'>): number =>
  DEBIT_CODE.tries - (code?.tried.length ?? 0)

/** Whether a code is too old to be used, or was mistyped too often. */
export const isSpent = (code: DebitCode, now: Instant): boolean =>
  now >= code.sentAt + DEBIT_CODE.life || code.tried.length >= DEBIT_CODE.tries

/** Whole seconds until another code may be asked for; 0 when it may. */
export const secondsToNext = ({ askedAt }: Pick<DirectDebit, 'askedAt'>, now: Instant): number =>
  // A clock that was set back since makes nobody wait longer than the pause.
  Math.max(0, Math.ceil((Math.min(askedAt, now) + DEBIT_CODE.pause - now) / SECOND))
