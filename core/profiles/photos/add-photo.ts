import type { Account } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { PhotoError } from '../errors.ts'
import { isStoredAs, type Photo, type PhotoId, type Picture, photoLimitOf } from '../photo.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'now' | 'newId'>

export type AddPhoto = {
  /** Client-made: idempotency key. */
  readonly id: PhotoId
  readonly account: Account
  readonly upload: Uint8Array
}

type Refusal = Exclude<PhotoError, { code: 'photo.not-found' | 'photo.not-shown-yet' }>

/**
 * Stores an upload for moderation. Its files have their own storage key before the row refers to them, so an
 * inspected photo can never be replaced; of two uploads with one id the store accepts one.
 */
export async function addPhoto(
  ports: Needs,
  { id, account, upload }: AddPhoto,
): Promise<Result<Photo, Refusal>> {
  const { reads, atomically, pictures, photoFiles, now, newId } = ports
  const limit = photoLimitOf(account)
  // In this order: a replay must be found even if the original filled the album.
  const full = (await reads.photos.of(account.id)).length >= limit
  const earlier = await reads.photos.byId(id)
  if (earlier && earlier.member !== account.id) return err({ code: 'photo.id-taken' })
  if (!earlier && full) return err({ code: 'photo.limit-reached', limit })

  const developed = await pictures.develop(upload, account.id)
  if (!developed.ok) return developed
  const picture = developed.value
  if (earlier) return replay(ports, earlier, account, picture)

  const key = newId()
  const { width, height } = picture
  const photo: Photo = {
    id,
    member: account.id,
    key,
    state: 'inspection',
    reason: null,
    width,
    height,
    focus: null,
    cut: null,
    addedAt: now(),
    decidedAt: null,
  }
  await photoFiles.keep(key, picture.sizes)
  const added = await atomically(async ({ accounts, photos }) => {
    await accounts.lock(account.id)
    const outcome = await photos.add(photo, limit)
    return outcome === 'added' ? ok(photo) : err(outcome)
  })
  if (added.ok) {
    await photoFiles.settle(key)
    return added
  }
  await photoFiles.remove(key)
  const winner = await reads.photos.byId(id)
  return winner
    ? replay(ports, winner, account, picture)
    : err({ code: 'photo.limit-reached', limit })
}

/** Answers a replay like the first upload, if it is the same picture. */
async function replay(
  ports: Pick<Ports, 'photoFiles'>,
  photo: Photo,
  account: Account,
  picture: Picture,
): Promise<Result<Photo, Refusal>> {
  const same = photo.member === account.id && (await isStoredAs(ports, photo.key, picture))
  return same ? ok(photo) : err({ code: 'photo.id-taken' })
}
