import { err, ok, type Result } from '../shared/result.ts'
import { cleanDigits, cleanPasted, isLonger } from '../shared/text.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { WithdrawalError } from './errors.ts'
import type { OrderId } from './order.ts'
import type { RefundId } from './orders/refund.ts'

export type WithdrawalId = string

/** Result: refunded; all credits spent; too late; already refunded; or never paid. */
export const WITHDRAWAL_RESULTS = ['refunded', 'spent', 'late', 'returned', 'unpaid'] as const
export type WithdrawalResult = (typeof WITHDRAWAL_RESULTS)[number]

/** A withdrawal from the purchase of credits (Directive 2011/83, article 11a). */
export type Withdrawal = {
  readonly id: WithdrawalId
  readonly site: SiteId
  /** The order; `null` if number and email match none. */
  readonly order: OrderId | null
  /** The order's number, as typed without login. */
  readonly number: string
  readonly name: string
  readonly email: string
  readonly language: Locale
  /** When it was submitted: counts for the deadline. */
  readonly statedAt: Instant
  /** When it was confirmed; `null` while the link is unused. */
  readonly confirmedAt: Instant | null
  readonly result: WithdrawalResult | null
  /** Credits refunded, and credits used by then. */
  readonly credits: number
  readonly used: number
  /** Amount refunded, in minor units of the order's currency. */
  readonly amount: number
  readonly currency: string
}

/** Maximum length of each field. */
export const WITHDRAWAL = { name: 80, number: 40 } as const

/** Retention, as stated on the privacy page. */
export const WITHDRAWAL_RETENTION: Millis = 2 * 365 * DAY

type Parts = Pick<Withdrawal, 'name' | 'number'>
type PartError = Extract<WithdrawalError, { code: 'withdrawal.incomplete' | 'withdrawal.too-long' }>

/** Normalises name and number: trimmed, and the number as receipts have it. */
export function withdrawalParts(typed: Parts): Result<Parts, PartError> {
  const parts = { name: typed.name.trim(), number: asOnReceipt(typed.number) }
  for (const part of ['name', 'number'] as const) {
    const limit = WITHDRAWAL[part]
    if (parts[part] === '') return err({ code: 'withdrawal.incomplete', part })
    if (isLonger(parts[part], limit)) return err({ code: 'withdrawal.too-long', part, limit })
  }
  return ok(parts)
}

/** Normalises an order number for comparison, however it was copied. */
const normalizeOrderNumber = (number: string): string =>
  cleanDigits(number)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

const NUMBER = /^(\d{6})([0-9A-Z]{6})$/

/** An order number as receipts have it, however it was typed; anything else only trimmed. */
export const asOnReceipt = (typed: string): string => {
  const [, day, signs] = NUMBER.exec(normalizeOrderNumber(typed)) ?? []
  return day && signs ? `${day}-${signs}` : cleanPasted(typed)
}

/** The refund of a withdrawal. Not the bare id: a client could have used it for another refund. */
export const withdrawalRefund = (id: WithdrawalId): RefundId => `withdrawal-${id}`
