import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import { isAmong } from '../accounts/shown-sites.ts'
import type { PhotoViewer } from '../photos/visible-photos.ts'
import type { Reads } from '../ports.ts'
import type { SiteId } from '../site/settings.ts'
import type { Profile } from './profile.ts'

/** Somebody whose profile may be looked at, and as what it is looked at. */
export type Sight = {
  readonly account: Account
  readonly profile: Profile
  readonly viewer: PhotoViewer
}

type Needs = Pick<Reads, 'accounts' | 'profiles' | 'blocks' | 'conversations'>
/** Who looks at whose profile, on which site. */
type Look = { readonly viewer: Account | null; readonly id: MemberId; readonly site: SiteId }

/**
 * Finds a profile that `viewer` may see: their own always; another's when it is confirmed, not deleted or
 * banned, neither has blocked the other, and it is shown on this site or the two wrote to each other before. A
 * visitor finds only what search could find.
 */
export async function inSight(reads: Needs, { viewer, id, site }: Look): Promise<Sight | null> {
  const { accounts, profiles, blocks } = reads
  const [account, profile] = await Promise.all([accounts.byId(id), profiles.byId(id)])
  if (!account || !profile) return null
  if (viewer?.id === id) return { account, profile, viewer: 'owner' }
  if (!isShown(account)) return null
  if (!viewer)
    return profile.listedOn.includes(site) ? { account, profile, viewer: 'visitor' } : null
  if (await blocks.between(viewer.id, id)) return null
  if (!isAmong(account, site) && !(await haveWritten(reads, viewer.id, id))) return null
  return { account, profile, viewer: viewer.premiumSince === null ? 'free' : 'premium' }
}

/** Whether two members share a conversation that somebody wrote in: it stays theirs on every site. */
async function haveWritten(
  { conversations }: Pick<Reads, 'conversations'>,
  a: MemberId,
  b: MemberId,
): Promise<boolean> {
  return ((await conversations.between(a, b))?.lastSeq ?? 0) > 0
}
