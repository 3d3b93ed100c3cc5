import { dayOf } from '../shared/time.ts'
import type { Order } from './order.ts'

/** Figures and capitals that nobody takes for each other. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 6

/** A number by which a member and whoever helps them talk about an order: its day and six signs made of its id, as in `261122-7KQ4MX`. */
export function orderNumber({ id, placedAt }: Pick<Order, 'id' | 'placedAt'>): string {
  // FNV-1a: ids that differ in one place come out far apart.
  let hash = 0x81_1c_9d_c5
  for (const sign of id) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01_00_01_93)
  let signs = ''
  for (let at = 0; at < LENGTH; at += 1) signs += SIGNS[(hash >>> (5 * at)) & 31]
  return `${dayOf(placedAt).slice(2).replaceAll('-', '')}-${signs}`
}
