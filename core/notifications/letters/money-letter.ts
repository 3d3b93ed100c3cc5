import { orderNumber } from '../../money/order-number.ts'
import { readReceipt } from '../../money/read-orders.ts'
import type { Ports } from '../../ports.ts'
import { brandedAs, type Envelope, type Letter, type UrlOf } from '../letters.ts'
import type { MandateNotice, MoneyNotice } from '../notice.ts'

/** The mail about an order's money: a receipt, or a refund. `null` if there is nothing to report. */
export async function moneyLetter(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { name, ...envelope }: Envelope,
  { notice, urlOf }: { readonly notice: MoneyNotice; readonly urlOf: UrlOf },
): Promise<Letter | null> {
  const { order: id, kind } = notice
  const order = await reads.orders.byId(id)
  if (!order) return null
  // Branded as the selling site, wherever the member joined.
  const { settings } = sites.byId(order.site)
  const site = brandedAs(settings, urlOf)
  const letter = { ...envelope, site, path: `/transactions/${id}`, unsubscribe: null }
  if (kind === 'receipt') {
    const receipt = await readReceipt({ reads, sites }, order)
    const { refundDays } = settings
    return receipt && { ...letter, kind, facts: { name, receipt, refundDays } }
  }
  if (kind === 'payment-returned' || kind === 'return-failed') {
    const back = await reads.paymentReturns.of(notice.payment)
    if (!back) return null
    const { amount, askedAt: at } = back
    return {
      ...letter,
      kind,
      facts: { name, number: orderNumber(order), amount, credits: null, at },
    }
  }
  const isRefund = kind === 'refund' || kind === 'refund-failed'
  const refund = isRefund ? await reads.orders.refundOf(id) : null
  const { currency } = order.total
  // A chargeback takes the whole remainder; otherwise the amount refunded.
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

/** A member's copy of the signed mandate, and pre-notification of the debit; `null` if there is none. */
export async function mandateLetter(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  { name, ...envelope }: Envelope,
  { notice, urlOf }: { readonly notice: MandateNotice; readonly urlOf: UrlOf },
): Promise<Letter | null> {
  const debit = await reads.directDebits.byId(notice.debit)
  const order = debit && (await reads.orders.byId(debit.order))
  if (!order || !debit.terms || !debit.mandate) return null
  const { terms, maskedIban, mandate } = debit
  const { settings } = sites.byId(order.site)
  return {
    ...envelope,
    site: brandedAs(settings, urlOf),
    kind: 'mandate',
    facts: {
      name,
      number: orderNumber(order),
      amount: order.total,
      terms,
      maskedIban,
      at: mandate.signedAt,
    },
    path: `/transactions/${order.id}`,
    unsubscribe: null,
  }
}
