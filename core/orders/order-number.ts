import { DAY, dayOf, type Instant } from '../shared/time.ts'
import type { Order } from './order.ts'

/** Digits and capitals without look-alikes. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** What a number is made of; also that of a report, a complaint and a decision. */
export type Numbered = { readonly id: string; readonly at: Instant }

/** A readable order number: date and six characters derived from the id, such as `261122-7KQ4MX`. */
export function orderNumber({ id, placedAt }: Pick<Order, 'id' | 'placedAt'>): string {
  // FNV-1a: similar ids get very different numbers.
  let hash = 0x81_1c_9d_c5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  let signs = ''
  for (let at = 0; at < LENGTH; at += 1) signs += SIGNS[(hash >>> (5 * at)) & 31]
  return `${dayOf(placedAt).slice(2).replaceAll('-', '')}-${signs}`
}

/** The day that a number begins with, as the moments from and until which its subject was made; `null` if there is none. */
export function dayInNumber(
  number: string,
): { readonly from: Instant; readonly until: Instant } | null {
  const [, year, month, day] = /^(\d\d)(\d\d)(\d\d)/.exec(number) ?? []
  const date = `20${year}-${month}-${day}`
  const from = Date.parse(date)
  return Number.isNaN(from) || dayOf(from) !== date ? null : { from, until: from + DAY }
}
