import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { type Money, roundedShare } from '../shared/money.ts'
import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Company, Site } from '../site/settings.ts'
import type { Order, OrderDiscount, Payment } from './order.ts'
import { orderNumber } from './order-number.ts'

/** Who sells, as a receipt must say it. */
export type Seller = Pick<
  Company,
  'name' | 'address' | 'city' | 'country' | 'kvk' | 'vatNumbers'
> & { readonly site: string }

/** Whatever is known of who buys; `null` once it is erased. */
export type Buyer = { readonly name: string; readonly email: string } | null

/** What a purchase was, for whoever has to show it: every amount with the VAT in it. */
export type Receipt = {
  readonly number: string
  readonly seller: Seller
  readonly buyer: Buyer
  /** Where it was bought; `null` on orders from before this was kept. */
  readonly country: Country | null
  readonly paidAt: Instant
  /** How it was paid. */
  readonly method: string
  readonly credits: number
  readonly price: Money
  readonly discount: (OrderDiscount & { readonly amount: Money }) | null
  readonly total: Money
  /** Of the total: at how many hundredths of a percent, and how much that is. `null` where there is none. */
  readonly vat: { readonly rate: number; readonly amount: Money } | null
  /** How much of the total went back. */
  readonly returned: Money
}

/** The VAT in an amount that includes it, half up on minor units. */
export const vatIn = ({ amount, currency }: Money, rate: number): Money => ({
  amount: roundedShare(amount, rate, 10_000 + rate),
  currency,
})

/** The receipt of an order that was paid; `null` for one that never was. */
export function receiptOf(
  order: Order,
  payment: Pick<Payment, 'method'>,
  { settings, company }: Site,
  buyer: Buyer,
): Receipt | null {
  if (order.paidAt === null) return null
  const { price, total, discount, vatRate } = order
  const off = { amount: price.amount - total.amount, currency: total.currency }
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
    vat: vatRate === null ? null : { rate: vatRate, amount: vatIn(total, vatRate) },
    returned: { amount: order.returned, currency: total.currency },
  }
}

/** The receipt of an order as it is known now. */
export async function readReceipt(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  order: Order,
): Promise<Receipt | null> {
  const payments = await reads.orders.payments(order.id)
  const paid = payments.find(({ state }) => CAME_IN.includes(state)) ?? payments[0]
  const account = await reads.accounts.byId(order.member)
  return paid && account
    ? receiptOf(order, paid, sites.byId(order.site), await buyerOf({ reads }, account))
    : null
}

const CAME_IN: readonly Payment['state'][] = ['paid', 'refunded', 'charged-back']

async function buyerOf({ reads }: Pick<Ports, 'reads'>, account: Account): Promise<Buyer> {
  if (account.status === 'erased') return null
  const profile = await reads.profiles.byId(account.id)
  return { name: profile?.name ?? '', email: account.email }
}
