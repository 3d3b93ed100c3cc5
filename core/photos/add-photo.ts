import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PhotoError } from './errors.ts'
import { photoLimitOf } from './limits.ts'
import type { Photo, PhotoId } from './photo.ts'
import type { Picture } from './pictures.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'now' | 'newId'>

export type AddPhoto = {
  /** Made by the client: uploading again under it is not uploading twice. */
  readonly id: PhotoId
  readonly account: Account
  readonly upload: Uint8Array
}

type Refusal = Exclude<PhotoError, { code: 'photo.not-found' | 'photo.not-shown-yet' }>

/**
 * Takes a photo in for inspection. Its bytes lie under a key of their own before the photo has it, so what was
 * inspected can never become another picture; of two uploads with one id the store lets one in.
 */
export async function addPhoto(
  ports: Needs,
  { id, account, upload }: AddPhoto,
): Promise<Result<Photo, Refusal>> {
  const { reads, atomically, pictures, photoFiles, now, newId } = ports
  const limit = photoLimitOf(account)
  // In this order: where it is the same upload that filled the album meanwhile, it is found.
  const full = (await reads.photos.of(account.id)).length >= limit
  const earlier = await reads.photos.byId(id)
  if (earlier && earlier.member !== account.id) return err({ code: 'photo.id-taken' })
  if (!earlier && full) return err({ code: 'photo.limit-reached', limit })

  const developed = await pictures.develop(upload)
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
    addedAt: now(),
  }
  await photoFiles.keep(key, picture.sizes)
  const added = await atomically(async ({ accounts, photos }) => {
    await accounts.hold(account.id)
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

/** Answers an upload that came twice as it was answered first, if it is the same picture. */
async function replay(
  { photoFiles }: Pick<Ports, 'photoFiles'>,
  photo: Photo,
  account: Account,
  { sizes }: Picture,
): Promise<Result<Photo, Refusal>> {
  const kept = photo.member === account.id && (await photoFiles.read(photo.key, 'full'))
  return kept && sameBytes(kept.bytes, sizes.full) ? ok(photo) : err({ code: 'photo.id-taken' })
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
