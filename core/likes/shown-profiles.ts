import type { MemberId } from '../accounts/account.ts'
import { isShownOn } from '../accounts/shown-sites.ts'
import type { Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'
import type { SiteId } from '../site/settings.ts'

/** The visible profiles among `ids` on a site: shown there, and not deleted. */
export async function shownProfiles(
  { accounts, profiles }: Pick<Reads, 'accounts' | 'profiles'>,
  ids: readonly MemberId[],
  site: SiteId,
): Promise<ReadonlyMap<MemberId, Profile>> {
  const found = await accounts.byIds(ids)
  const shown = found.filter((account) => isShownOn(account, site)).map(({ id }) => id)
  return new Map((await profiles.byIds(shown)).map((profile) => [profile.id, profile]))
}
