import { orderNumber } from '../orders/order-number.ts'
import { readReceipt } from '../orders/receipt.ts'
import type { Ports } from '../ports.ts'
import type { Envelope, Letter, UrlOf } from './letters.ts'
import type { MoneyNotice } from './notice.ts'

/** The letter about the money of an order: its receipt, or what went back. `null` when there is nothing to tell. */
export async function moneyLetter(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { name, ...envelope }: Envelope,
  { notice: { kind, order: id }, urlOf }: { readonly notice: MoneyNotice; readonly urlOf: UrlOf },
): Promise<Letter | null> {
  const order = await reads.orders.byId(id)
  if (!order) return null
  // Whoever sold it writes, wherever the member is at home.
  const { settings } = sites.byId(order.site)
  const site = { name: settings.name, url: urlOf(settings) }
  const letter = { ...envelope, site, path: `/transactions/${id}`, unsubscribe: null }
  if (kind === 'receipt') {
    const receipt = await readReceipt({ reads, sites }, order)
    return receipt && { ...letter, kind, facts: { name, receipt } }
  }
  const isRefund = kind === 'refund' || kind === 'refund-failed'
  const refund = isRefund ? await reads.orders.refundOf(id) : null
  const { currency } = order.total
  // A bank takes the whole of what is left; what we or the site paid back is what went back.
  const back = kind === 'refund' ? order.returned : order.total.amount
  return {
    ...letter,
    kind,
    facts: {
      name,
      number: orderNumber(order),
      amount: refund?.amount ?? { amount: back, currency },
      credits: refund?.credits ?? null,
      at: order.settledAt ?? order.placedAt,
    },
  }
}
