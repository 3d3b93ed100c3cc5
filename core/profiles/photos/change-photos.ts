import type { MemberId } from '../../accounts/account.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { PhotoError } from '../errors.ts'
import { keysOf, type PhotoId } from '../photo.ts'

type Refusal = Extract<PhotoError, { code: 'photo.not-found' | 'photo.not-shown-yet' }>

/** Makes one of a member's active photos the main one. */
export async function chooseMain(
  { atomically }: Pick<Ports, 'atomically'>,
  { member, photo: id }: { readonly member: MemberId; readonly photo: PhotoId },
): Promise<Result<null, Refusal>> {
  return atomically(async ({ profiles, photos }) => {
    const profile = await profiles.lock(member)
    const photo = await photos.byId(id)
    if (!profile || photo?.member !== member) return err({ code: 'photo.not-found' })
    if (photo.state !== 'active') return err({ code: 'photo.not-shown-yet' })
    await profiles.save({ ...profile, mainPhoto: id, mainFocus: photo.focus })
    return ok(null)
  })
}

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
  const main = stays ?? active[0]
  const mainPhoto = main?.id ?? null
  if (mainPhoto !== profile.mainPhoto)
    await profiles.save({ ...profile, mainPhoto, mainFocus: main?.focus ?? null })
}

type RemovePhotoNeeds = Pick<Ports, 'reads' | 'atomically' | 'photoFiles'>

/** Permanently removes a member's own photo. Idempotent: a missing photo, or another's, counts as removed. */
export async function removePhoto(
  { reads, atomically, photoFiles }: RemovePhotoNeeds,
  { member, photo: id }: { readonly member: MemberId; readonly photo: PhotoId },
): Promise<void> {
  const photo = await reads.photos.byId(id)
  if (photo?.member !== member) return
  // After a crash here, a sweep deletes the files.
  for (const key of keysOf(photo)) await photoFiles.unsettle(key)
  const { value: keys } = await atomically(async (stores) => {
    await stores.profiles.lock(member)
    // Its face may have been placed since.
    const locked = await stores.photos.lock(id)
    await stores.photos.remove(id)
    await settleMainPhoto(stores, member)
    return ok(new Set([...keysOf(photo), ...(locked ? keysOf(locked) : [])]))
  })
  for (const key of keys) await photoFiles.remove(key)
}
