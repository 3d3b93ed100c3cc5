import { dayOf } from '../shared/time.ts'
import type { Order } from './order.ts'

/** Digits and capitals without look-alikes. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/**
 * A readable order number: date and six characters derived from the id, such as `261122-7KQ4MX`; also that of a report, a
 * complaint and a decision. Stores keep it to find them by: another derivation needs a migration.
 */
export function orderNumber({ id, placedAt }: Pick<Order, 'id' | 'placedAt'>): string {
  // FNV-1a: similar ids get very different numbers.
  let hash = 0x81_1c_9d_c5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  let signs = ''
  for (let at = 0; at < LENGTH; at += 1) signs += SIGNS[(hash >>> (5 * at)) & 31]
  return `${dayOf(placedAt).slice(2).replaceAll('-', '')}-${signs}`
}
