import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

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
