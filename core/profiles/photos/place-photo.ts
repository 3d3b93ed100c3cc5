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
 * Places the face of a member's own photo: card and thumbnail are cut around it, under a key of their own. The picture
 * that was judged keeps its key and its decision. Of several placements at once the last one stays.
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
  const { card, thumb } = await pictures.cut(full.bytes, focus, member)
  const cut = newId()
  // Every key has every size; only these two are read from this one.
  await photoFiles.keep(cut, { card, thumb, full: card, blur: blur.bytes })
  const placed = await atomically(async ({ profiles, photos }) => {
    const profile = await profiles.lock(member)
    const locked = await photos.lock(id)
    if (locked?.member !== member) return err<Refusal>({ code: 'photo.not-found' })
    const next = { ...locked, cut, focus }
    await photos.save(next)
    if (profile?.mainPhoto === id) await profiles.save({ ...profile, mainFocus: focus })
    return ok({ next, before: locked.cut })
  })
  if (!placed.ok) {
    await photoFiles.remove(cut)
    return placed
  }
  await photoFiles.settle(cut)
  const { next, before } = placed.value
  if (before !== null) await photoFiles.remove(before)
  // Removed or placed again before these were settled.
  if ((await reads.photos.byId(id))?.cut !== cut) await photoFiles.remove(cut)
  return ok(next)
}

const isSame = (a: Focus | null, b: Focus): boolean =>
  a?.x === b.x && a.y === b.y && a.zoom === b.zoom
