import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PhotoError } from './errors.ts'
import { settleMainPhoto } from './main-photo.ts'
import type { Photo, PhotoId } from './photo.ts'

/** Why a photo can be refused; each has a text for the member. */
export const PHOTO_REFUSALS = [
  'no-person',
  'not-you',
  'minor',
  'nudity',
  'violence',
  'contact',
  'quality',
  'rights',
] as const
export type PhotoRefusal = (typeof PHOTO_REFUSALS)[number]

/** What a reviewer found. */
export type Verdict =
  | { readonly state: 'active' }
  | { readonly state: 'refused'; readonly reason: PhotoRefusal }

type Needs = Pick<Ports, 'reads' | 'atomically' | 'now'>

/** Shows a photo to others, or says why not; also changes an earlier verdict. */
export async function reviewPhoto(
  { reads, atomically, now }: Needs,
  { photo: id, verdict }: { readonly photo: PhotoId; readonly verdict: Verdict },
): Promise<Result<Photo, Extract<PhotoError, { code: 'photo.not-found' }>>> {
  const member = (await reads.photos.byId(id))?.member
  if (!member) return err({ code: 'photo.not-found' })
  return atomically(async (stores) => {
    await stores.profiles.hold(member)
    const photo = await stores.photos.hold(id)
    if (!photo) return err({ code: 'photo.not-found' })
    const { state } = verdict
    const judged: Photo = { ...photo, state, reason: state === 'active' ? null : verdict.reason }
    await stores.photos.save(judged)
    await settleMainPhoto(stores, member)
    await stores.events.append({ type: 'photo.decided', photo: id, member, state }, now())
    return ok(judged)
  })
}
