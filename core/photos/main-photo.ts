import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'

type Needs = Pick<Stores, 'photos' | 'profiles'>

/**
 * Sees to it that a member with an active photo has a main one, and that the main one is active: the oldest
 * takes the place of one that went.
 */
export async function settleMainPhoto(
  { photos, profiles }: Needs,
  member: MemberId,
): Promise<void> {
  const profile = await profiles.hold(member)
  if (!profile) return
  const active = (await photos.of(member)).filter(({ state }) => state === 'active')
  const stays = active.find(({ id }) => id === profile.mainPhoto)
  const mainPhoto = (stays ?? active[0])?.id ?? null
  if (mainPhoto !== profile.mainPhoto) await profiles.save({ ...profile, mainPhoto })
}
