import type { MemberId } from '../accounts/account.ts'
import { type Instant, MINUTE, SECOND } from '../shared/time.ts'
import type { Company } from '../site/settings.ts'
import type { DebitForm } from './direct-debit/debit-form.ts'
import type { OrderId, Payment, PaymentId } from './order.ts'

/** A direct debit mandate for one payment. */
export type Mandate = { readonly reference: string; readonly signedAt: Instant }

/** The creditor, as required on a mandate. */
type Creditor = Pick<Company, 'name' | 'address' | 'city' | 'country'> & {
  /** The SEPA creditor identifier. */
  readonly id: string
}

/** The mandate text, as displayed before signing, without account and date. */
export type MandateTerms = {
  readonly reference: string
  /** Every order has its own mandate: one-off. */
  readonly type: 'one-off'
  readonly creditor: Creditor
  /** The debtor; `null` once erased. */
  readonly debtor: string | null
}

/** Unique reference per payment, short enough to read out. */
const referenceOf = ({ id }: Pick<Payment, 'id'>): string =>
  id.replaceAll('-', '').slice(-16).toUpperCase()

/** The mandate offered for a payment; `null` if the company has no creditor identifier. */
export function mandateTerms(
  payment: Pick<Payment, 'id'>,
  { name, address, city, country, sepaCreditorId: id }: Company,
  debtor: string,
): MandateTerms | null {
  if (id === null) return null
  const creditor = { name, address, city, country, id }
  return { reference: referenceOf(payment), type: 'one-off', creditor, debtor }
}

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
type DebitCode = {
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

export interface DirectDebitReads {
  byId(id: DirectDebitId): Promise<DirectDebit | null>
  /** The direct debit of a payment; there is at most one. */
  signedFor(payment: PaymentId): Promise<DirectDebit | null>
  /** Oldest first. */
  of(member: MemberId): Promise<readonly DirectDebit[]>
  /** Whether a debit of this account was returned. */
  cameBack(account: string): Promise<boolean>
}

export interface DirectDebits extends DirectDebitReads {
  /** `false` if the id is in use; the store guarantees uniqueness. */
  add(debit: DirectDebit): Promise<boolean>
  /** The debit, locked until the end of the transaction: serialises concurrent confirmations. */
  lock(id: DirectDebitId): Promise<DirectDebit | null>
  save(debit: DirectDebit): Promise<void>
  /** For debits started before `moment`: removes those without a mandate, and the details and codes of the others. */
  pruneBefore(moment: Instant): Promise<void>
}
