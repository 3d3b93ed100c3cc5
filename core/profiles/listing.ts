import type { Account } from '../accounts/account.ts'
import { isShown } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'

/** Whether search may find somebody: confirmed, and not invisible, deleted or banned. */
export const isListed = (account: Pick<Account, 'status' | 'invisible'>): boolean =>
  isShown(account) && !account.invisible

/** Brings a profile's place in search in line with its account. */
export async function relist(
  { profiles }: Pick<Stores, 'profiles'>,
  account: Account,
): Promise<void> {
  const profile = await profiles.hold(account.id)
  const listed = isListed(account)
  if (profile && profile.listed !== listed) await profiles.save({ ...profile, listed })
}
