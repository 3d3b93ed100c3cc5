import type { MemberId } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'

type Needs = Pick<Stores, 'photos' | 'profiles'>

/** Ensures that a member with active photos has an active main one: the oldest replaces a removed one. */
export async function settleMainPhoto(
  { photos, profiles }: Needs,
  member: MemberId,
): Promise<void> {
  const profile = await profiles.lock(member)
  if (!profile) return
  const active = (await photos.of(member)).filter(({ state }) => state === 'active')
  const stays = active.find(({ id }) => id === profile.mainPhoto)
  const mainPhoto = (stays ?? active[0])?.id ?? null
  if (mainPhoto !== profile.mainPhoto) await profiles.save({ ...profile, mainPhoto })
}
