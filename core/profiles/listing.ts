import { type Account, hasWithdrawnConsent, isShown, sitesOf } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import type { SiteId } from '../site/settings.ts'

type Listed = Pick<Account, 'status' | 'invisible' | 'site' | 'siteChoices' | 'sensitiveConsent'>

/**
 * Sites on which search finds a member: none while unconfirmed, invisible, deleted, banned, or without consent to
 * matching.
 */
export const listedOn = (account: Listed): readonly SiteId[] =>
  isShown(account) && !account.invisible && !hasWithdrawnConsent(account) ? sitesOf(account) : []

/** Updates a profile's search listing from its account. */
export async function updateListing(
  { profiles }: Pick<Stores, 'profiles'>,
  account: Account,
): Promise<void> {
  const profile = await profiles.lock(account.id)
  const sites = listedOn(account)
  const same =
    profile?.listedOn.length === sites.length &&
    sites.every((site) => profile.listedOn.includes(site))
  if (profile && !same) await profiles.save({ ...profile, listedOn: sites })
}
