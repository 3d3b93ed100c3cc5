import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import type { Money } from '../../shared/money.ts'
import { dayOf, type Instant } from '../../shared/time.ts'

/**
 * Makes a locked member premium if an order counts as a purchase, else free; returns whether that changed. `bought`
 * stores a first purchase permanently.
 */
export async function updatePremium(
  { accounts, orders }: Pick<Stores, 'accounts' | 'orders'>,
  member: MemberId,
  now: Instant,
  { bought = false }: { readonly bought?: boolean } = {},
): Promise<boolean> {
  const account = await accounts.byId(member)
  if (!account) return false
  const stands = await orders.hasPurchase(member)
  const premiumSince = stands ? (account.premiumSince ?? now) : null
  const boughtAt = account.boughtAt ?? (bought ? now : null)
  if (premiumSince !== account.premiumSince || boughtAt !== account.boughtAt) {
    await accounts.save({ ...account, premiumSince, boughtAt })
  }
  return premiumSince !== account.premiumSince
}

/** A member's spending since the first of this month. */
type Month = {
  readonly from: Instant
  /** Paid minus refunded, by currency. */
  readonly money: readonly Money[]
  readonly credits: number
}

/** Start of the month of `now`, in UTC. */
export const monthOf = (now: Instant): Instant => Date.parse(`${dayOf(now).slice(0, 7)}-01`)

/** A member's spending this month, in money and in credits. */
export async function viewMonth(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { member }: { readonly member: MemberId },
): Promise<Month> {
  const from = monthOf(now())
  const [orders, credits] = await Promise.all([
    reads.orders.paidSince(member, from),
    reads.ledger.spentSince(member, from),
  ])
  const money = new Map<string, number>()
  for (const { total, returned } of orders) {
    const { currency } = total
    money.set(currency, (money.get(currency) ?? 0) + total.amount - returned)
  }
  return {
    from,
    money: [...money].map(([currency, amount]) => ({ amount, currency })),
    credits,
  }
}
