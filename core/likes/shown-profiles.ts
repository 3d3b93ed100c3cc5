import { isShown, type MemberId } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'
import type { Profile } from '../profiles/profile.ts'

/** The profiles among `ids` that others may see: of members who are confirmed and have not left. */
export async function shownProfiles(
  { accounts, profiles }: Pick<Reads, 'accounts' | 'profiles'>,
  ids: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, Profile>> {
  const shown = (await accounts.byIds(ids)).filter(isShown).map(({ id }) => id)
  return new Map((await profiles.byIds(shown)).map((profile) => [profile.id, profile]))
}
