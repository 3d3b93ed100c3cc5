import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Order } from './order.ts'
import { shownPayment } from './paying-payment.ts'
import { type Buyer, type Receipt, receiptOf } from './receipt.ts'

/** The receipt of an order, from its current state. */
export async function readReceipt(
  { reads, sites }: Pick<Ports, 'reads' | 'sites'>,
  order: Order,
): Promise<Receipt | null> {
  const paid = await shownPayment(reads, order)
  const account = await reads.accounts.byId(order.member)
  return paid && account
    ? receiptOf(order, paid, sites.byId(order.site), await buyerOf({ reads }, account))
    : null
}

async function buyerOf({ reads }: Pick<Ports, 'reads'>, account: Account): Promise<Buyer> {
  if (account.status === 'erased') return null
  const profile = await reads.profiles.byId(account.id)
  return { name: profile?.name ?? '', email: account.email }
}
