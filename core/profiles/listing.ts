import { type Account, isShown } from '../accounts/account.ts'
import { sitesOf } from '../accounts/shown-sites.ts'
import type { Stores } from '../ports.ts'
import type { SiteId } from '../site/settings.ts'

type Listed = Pick<Account, 'status' | 'invisible' | 'site' | 'siteChoices'>

/** On which sites search may find somebody: none unless they are confirmed, and not invisible, deleted or banned. */
export const listedOn = (account: Listed): readonly SiteId[] =>
  isShown(account) && !account.invisible ? sitesOf(account) : []

/** Brings a profile's place in search in line with its account. */
export async function relist(
  { profiles }: Pick<Stores, 'profiles'>,
  account: Account,
): Promise<void> {
  const profile = await profiles.hold(account.id)
  const sites = listedOn(account)
  const same =
    profile?.listedOn.length === sites.length &&
    sites.every((site) => profile.listedOn.includes(site))
  if (profile && !same) await profiles.save({ ...profile, listedOn: sites })
}
