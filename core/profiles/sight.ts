import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import type { PhotoViewer } from '../photos/visible-photos.ts'
import type { Reads } from '../ports.ts'
import type { Profile } from './profile.ts'

/** Somebody whose profile may be looked at, and as what it is looked at. */
export type Sight = {
  readonly account: Account
  readonly profile: Profile
  readonly viewer: PhotoViewer
}

/**
 * Finds a profile that `viewer` may see: their own always; another's when it is confirmed, not deleted or
 * banned, and neither has blocked the other. A visitor finds only what search could find.
 */
export async function inSight(
  { accounts, profiles, blocks }: Pick<Reads, 'accounts' | 'profiles' | 'blocks'>,
  viewer: Account | null,
  id: MemberId,
): Promise<Sight | null> {
  const [account, profile] = await Promise.all([accounts.byId(id), profiles.byId(id)])
  if (!account || !profile) return null
  if (viewer?.id === id) return { account, profile, viewer: 'owner' }
  if (!isShown(account)) return null
  if (!viewer) return profile.listed ? { account, profile, viewer: 'visitor' } : null
  if (await blocks.between(viewer.id, id)) return null
  return { account, profile, viewer: viewer.premiumSince === null ? 'free' : 'premium' }
}
