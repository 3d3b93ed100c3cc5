import { type Money, roundedShare } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Company, Site } from '../site/settings.ts'
import { type Order, type OrderDiscount, orderNumber, type Payment } from './order.ts'

/** The seller, as required on a receipt. */
export type Seller = Pick<
  Company,
  'name' | 'address' | 'city' | 'country' | 'kvk' | 'vatNumbers'
> & { readonly site: string }

/** The buyer, as far as known; `null` once erased. */
export type Buyer = { readonly name: string; readonly email: string } | null

/** An amount with the VAT in it; `null` if none. */
export type Taxed = { readonly amount: Money; readonly vat: Money | null }

/** A receipt: every amount includes VAT. */
export type Receipt = {
  readonly number: string
  readonly seller: Seller
  readonly buyer: Buyer
  /** Country of purchase; `null` on older orders. */
  readonly country: Country | null
  readonly paidAt: Instant
  /** The payment method. */
  readonly method: string
  readonly credits: number
  readonly price: Money
  readonly discount: (OrderDiscount & { readonly amount: Money }) | null
  readonly total: Money
  /** VAT in the total: rate in hundredths of a percent, and amount. `null` if none. */
  readonly vat: { readonly rate: number; readonly amount: Money } | null
  /** What was refunded and what remains: their VAT adds up to that of the total. `null` without a refund. */
  readonly refund: { readonly returned: Taxed; readonly remaining: Taxed } | null
}

/** The VAT in a gross amount, rounded half up on minor units. */
export const vatIn = ({ amount, currency }: Money, rate: number): Money => ({
  amount: roundedShare(amount, rate, 10_000 + rate),
  currency,
})

/** A refund of a total, and what remains of it; the VAT of both adds up, so that no cent is lost in rounding. */
export function refundOf(
  { total, vat }: Pick<Receipt, 'total' | 'vat'>,
  returned: number,
): NonNullable<Receipt['refund']> {
  const { currency } = total
  const back = { amount: returned, currency }
  const rest = { amount: total.amount - returned, currency }
  if (!vat) return { returned: { amount: back, vat: null }, remaining: { amount: rest, vat: null } }
  const vatBack = vatIn(back, vat.rate)
  const vatRest = { amount: vat.amount.amount - vatBack.amount, currency }
  return { returned: { amount: back, vat: vatBack }, remaining: { amount: rest, vat: vatRest } }
}

/** The receipt of a paid order; `null` if it was never paid. */
export function receiptOf(
  order: Order,
  payment: Pick<Payment, 'method'>,
  { settings, company }: Site,
  buyer: Buyer,
): Receipt | null {
  if (order.paidAt === null) return null
  const { price, total, discount, vatRate } = order
  const off = { amount: price.amount - total.amount, currency: total.currency }
  const vat = vatRate === null ? null : { rate: vatRate, amount: vatIn(total, vatRate) }
  const { name, address, city, country, kvk, vatNumbers } = company
  return {
    number: orderNumber(order),
    seller: { site: settings.name, name, address, city, country, kvk, vatNumbers },
    buyer,
    country: order.country,
    paidAt: order.paidAt,
    method: payment.method,
    credits: order.credits,
    price,
    discount: discount && { ...discount, amount: off },
    total,
    vat,
    refund: order.returned > 0 ? refundOf({ total, vat }, order.returned) : null,
  }
}
