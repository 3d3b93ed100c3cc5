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

/**
 * Approves or refuses a photo; may change an earlier decision. Ids are client-made and free again once a photo is
 * removed, so the verdict names the files that were looked at too: it never applies to another picture.
 */
export async function reviewPhoto(
  { reads, atomically, now }: Needs,
  {
    photo: { id, key },
    verdict,
  }: { readonly photo: Pick<Photo, 'id' | 'key'>; readonly verdict: Verdict },
): Promise<Result<Photo, Extract<PhotoError, { code: 'photo.not-found' }>>> {
  const member = (await reads.photos.byId(id))?.member
  if (!member) return err({ code: 'photo.not-found' })
  return atomically(async (stores) => {
    await stores.profiles.lock(member)
    const photo = await stores.photos.lock(id)
    if (!photo || photo.key !== key) return err({ code: 'photo.not-found' })
    const { state } = verdict
    const judged: Photo = { ...photo, state, reason: state === 'active' ? null : verdict.reason }
    await stores.photos.save(judged)
    await settleMainPhoto(stores, member)
    await stores.events.append({ type: 'photo.decided', photo: id, member, state }, now())
    return ok(judged)
  })
}
