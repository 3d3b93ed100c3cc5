import { type Account, isShown, type MemberId } from '../accounts/account.ts'
import { isOnSite } from '../accounts/shown-sites.ts'
import type { PhotoViewer } from '../photos/visible-photos.ts'
import type { Reads } from '../ports.ts'
import type { SiteId } from '../site/settings.ts'
import type { Profile } from './profile.ts'

/** A visible profile, and how it is viewed. */
export type VisibleProfile = {
  readonly account: Account
  readonly profile: Profile
  readonly viewer: PhotoViewer
}

type Needs = Pick<Reads, 'accounts' | 'profiles' | 'blocks' | 'conversations'>
/** The viewer, the profile and the site. */
type Look = { readonly viewer: Account | null; readonly id: MemberId; readonly site: SiteId }

/**
 * Finds a profile that `viewer` may see: their own always; another's if it is confirmed, not deleted or banned,
 * neither has blocked the other, and it is shown on this site or the two have written to each other. A visitor finds
 * only what search could find.
 */
export async function findVisibleProfile(
  reads: Needs,
  { viewer, id, site }: Look,
): Promise<VisibleProfile | null> {
  const { accounts, profiles, blocks } = reads
  const [account, profile] = await Promise.all([accounts.byId(id), profiles.byId(id)])
  if (!account || !profile) return null
  if (viewer?.id === id) return { account, profile, viewer: 'owner' }
  if (!isShown(account)) return null
  if (!viewer)
    return profile.listedOn.includes(site) ? { account, profile, viewer: 'visitor' } : null
  if (await blocks.between(viewer.id, id)) return null
  if (!isOnSite(account, site) && !(await haveWritten(reads, viewer.id, id))) return null
  return { account, profile, viewer: viewer.premiumSince === null ? 'free' : 'premium' }
}

/** Whether two members have a conversation with messages: it is visible on every site. */
async function haveWritten(
  { conversations }: Pick<Reads, 'conversations'>,
  a: MemberId,
  b: MemberId,
): Promise<boolean> {
  return ((await conversations.between(a, b))?.lastSeq ?? 0) > 0
}
