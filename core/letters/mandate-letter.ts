import type { MandateNotice } from '../notifications/notice.ts'
import { orderNumber } from '../orders/order-number.ts'
import type { Ports } from '../ports.ts'
import { brandedAs, type Envelope, type Letter, type UrlOf } from './letters.ts'

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
