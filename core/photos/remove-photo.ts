import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { settleMainPhoto } from './main-photo.ts'
import type { PhotoId } from './photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles'>

/** Permanently removes a member's own photo. Idempotent: a missing photo, or another's, counts as removed. */
export async function removePhoto(
  { reads, atomically, photoFiles }: Needs,
  { member, photo: id }: { readonly member: MemberId; readonly photo: PhotoId },
): Promise<void> {
  const photo = await reads.photos.byId(id)
  if (photo?.member !== member) return
  // After a crash here, a sweep deletes the files.
  await photoFiles.unsettle(photo.key)
  await atomically(async (stores) => {
    await stores.profiles.lock(member)
    await stores.photos.remove(id)
    await settleMainPhoto(stores, member)
    return ok(null)
  })
  await photoFiles.remove(photo.key)
}
