import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { Instant } from '../shared/time.ts'

/**
 * Makes a held member premium while an order of theirs stands, and free when none does; says whether that changed it.
 * `bought` notes a first purchase for good.
 */
export async function keepPremium(
  { accounts, orders }: Pick<Stores, 'accounts' | 'orders'>,
  member: MemberId,
  now: Instant,
  { bought = false }: { readonly bought?: boolean } = {},
): Promise<boolean> {
  const account = await accounts.byId(member)
  if (!account) return false
  const stands = await orders.anyStanding(member)
  const premiumSince = stands ? (account.premiumSince ?? now) : null
  const boughtAt = account.boughtAt ?? (bought ? now : null)
  if (premiumSince !== account.premiumSince || boughtAt !== account.boughtAt) {
    await accounts.save({ ...account, premiumSince, boughtAt })
  }
  return premiumSince !== account.premiumSince
}
