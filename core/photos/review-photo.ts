import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PhotoError } from './errors.ts'
import { settleMainPhoto } from './main-photo.ts'
import type { Photo, PhotoRefusal } from './photo.ts'

/** The moderation decision. */
export type Verdict =
  | { readonly state: 'active' }
  | { readonly state: 'refused'; readonly reason: PhotoRefusal }

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

export type ReviewPhoto = {
  readonly photo: Pick<Photo, 'id' | 'key'>
  readonly verdict: Verdict
  /** Refused where somebody has decided already. */
  readonly onlyWaiting?: boolean
}

/**
 * Approves or refuses a photo; may change an earlier decision. Ids are client-made and free again once a photo is
 * removed, so the verdict names the files that were looked at too: it never applies to another picture.
 */
export async function reviewPhoto(
  { reads, atomically, now }: Needs,
  { photo: { id, key }, verdict, onlyWaiting = false }: ReviewPhoto,
): Promise<Result<Photo, Extract<PhotoError, { code: 'photo.not-found' | 'photo.decided' }>>> {
  const member = (await reads.photos.byId(id))?.member
  if (!member) return err({ code: 'photo.not-found' })
  return atomically(async (stores) => {
    await stores.profiles.lock(member)
    const photo = await stores.photos.lock(id)
    if (!photo || photo.key !== key) return err({ code: 'photo.not-found' })
    if (onlyWaiting && photo.state !== 'inspection')
      return err({ code: 'photo.decided', state: photo.state, by: null })
    const { state } = verdict
    const judged: Photo = { ...photo, state, reason: state === 'active' ? null : verdict.reason }
    await stores.photos.save(judged)
    await settleMainPhoto(stores, member)
    await stores.events.append({ type: 'photo.decided', photo: id, member, state }, now())
    return ok(judged)
  })
}
