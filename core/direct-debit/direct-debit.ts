import type { MemberId } from '../accounts/account.ts'
import type { OrderId, PaymentId } from '../orders/order.ts'
import { type Instant, MINUTE, SECOND } from '../shared/time.ts'
import type { DebitForm } from './debit-form.ts'
import type { Mandate, MandateTerms } from './mandate.ts'

export type DirectDebitId = string

/** The payment method that needs a mandate (spec §3). */
export const DIRECT_DEBIT = 'sdd'

/** Code by text message: lifetime, maximum attempts, and pause before the next. */
export const DEBIT_CODE = { digits: 6, life: 10 * MINUTE, tries: 5, pause: MINUTE } as const

/** A direct debit: the form, and the state of its mandate. */
export type DirectDebit = {
  readonly id: DirectDebitId
  readonly member: MemberId
  readonly order: OrderId
  readonly payment: PaymentId
  /** Stored until the provider has it, and a day at most. */
  readonly details: DebitForm | null
  readonly maskedIban: string
  readonly maskedPhone: string
  /** HMAC of the IBAN, to recognise an account with a returned debit. */
  readonly account: string
  /** Ids of requests for further codes: idempotency keys. */
  readonly asks: readonly string[]
  readonly askedAt: Instant
  readonly code: DebitCode | null
  /** The mandate text signed with the code; `null` on older ones. */
  readonly terms: MandateTerms | null
  readonly mandate: Mandate | null
  /** When the bank returned the debit, or refused it. */
  readonly returnedAt: Instant | null
}

/** HMAC of the newest code sent. */
export type DebitCode = {
  readonly print: string
  readonly sentAt: Instant
  /** Wrong codes tried, each counted once. */
  readonly tried: readonly string[]
}

export const triesLeft = ({ code }: Pick<DirectDebit, 'code'>): number =>
  DEBIT_CODE.tries - (code?.tried.length ?? 0)

/** Whether a code has expired, or had too many attempts. */
export const isSpent = (code: DebitCode, now: Instant): boolean =>
  now >= code.sentAt + DEBIT_CODE.life || code.tried.length >= DEBIT_CODE.tries

/** Seconds until another code may be requested; 0 if now. */
export const secondsToNext = ({ askedAt }: Pick<DirectDebit, 'askedAt'>, now: Instant): number =>
  // Capped, in case the clock was set back.
  Math.max(0, Math.ceil((Math.min(askedAt, now) + DEBIT_CODE.pause - now) / SECOND))
