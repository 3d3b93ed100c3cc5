import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { ok } from '../shared/result.ts'
import { settleMainPhoto } from './main-photo.ts'
import type { PhotoId } from './photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'photoFiles'>

/**
 * Removes a member's own photo for good. One that is not there, or not theirs, is gone already as far as they
 * can tell, so asking twice is answered as asking once.
 */
export async function removePhoto(
  { reads, atomically, photoFiles }: Needs,
  { member, photo: id }: { readonly member: MemberId; readonly photo: PhotoId },
): Promise<void> {
  const photo = await reads.photos.byId(id)
  if (photo?.member !== member) return
  // A crash before the bytes are gone leaves them to a sweep.
  await photoFiles.unsettle(photo.key)
  await atomically(async (stores) => {
    await stores.profiles.hold(member)
    await stores.photos.remove(id)
    await settleMainPhoto(stores, member)
    return ok(null)
  })
  await photoFiles.remove(photo.key)
}
