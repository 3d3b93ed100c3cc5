import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PhotoError } from './errors.ts'
import type { PhotoId } from './photo.ts'

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
    await profiles.save({ ...profile, mainPhoto: id })
    return ok(null)
  })
}
