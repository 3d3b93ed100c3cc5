import type { MemberId } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { PhotoError } from '../errors.ts'
import type { Focus, Photo, PhotoId } from '../photo.ts'
import { roundFocus } from './focus.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'newId'>
type Refusal = Extract<PhotoError, { code: 'photo.not-found' }>

export type PlacePhoto = {
  readonly member: MemberId
  readonly photo: PhotoId
  readonly focus: Focus
}

/**
 * Places the face of a member's own photo: card and thumbnail are cut around it, the large picture keeps everything
 * and its decision. The new cuts have a storage key of their own, as a key is never overwritten.
 */
export async function placePhoto(
  ports: Needs,
  { member, photo: id, focus: chosen }: PlacePhoto,
): Promise<Result<Photo, Refusal>> {
  const { reads, atomically, pictures, photoFiles, newId } = ports
  const photo = await reads.photos.byId(id)
  if (photo?.member !== member) return err({ code: 'photo.not-found' })
  const focus = roundFocus(chosen)
  if (isSame(photo.focus, focus)) return ok(photo)

  const [full, blur] = await Promise.all([
    photoFiles.read(photo.key, 'full'),
    photoFiles.read(photo.key, 'blur'),
  ])
  if (!full || !blur) return err({ code: 'photo.not-found' })
  const cuts = await pictures.cut(full.bytes, focus, member)
  const key = newId()
  await photoFiles.keep(key, { ...cuts, full: full.bytes, blur: blur.bytes })
  // After a crash from here on, a sweep deletes the files that no photo has.
  await photoFiles.unsettle(photo.key)
  const placed = await atomically(async ({ photos }): Promise<Result<Photo, Refusal>> => {
    const locked = await photos.lock(id)
    // Removed or placed elsewhere meanwhile.
    if (locked?.key !== photo.key) return err({ code: 'photo.not-found' })
    const next = { ...locked, key, focus }
    await photos.save(next)
    return ok(next)
  })
  if (!placed.ok) {
    await photoFiles.remove(key)
    await photoFiles.settle(photo.key)
    return placed
  }
  await photoFiles.settle(key)
  await photoFiles.remove(photo.key)
  return placed
}

const isSame = (a: Focus | null, b: Focus): boolean =>
  a?.x === b.x && a.y === b.y && a.zoom === b.zoom
