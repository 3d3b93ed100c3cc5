import type { Account } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { PhotoError } from './errors.ts'
import { photoLimitOf } from './limits.ts'
import { PHOTO_SIZES, type Photo, type PhotoId } from './photo.ts'
import type { Picture } from './pictures.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'now'>

export type AddPhoto = {
  /** Made by the client: uploading again under it is not uploading twice. */
  readonly id: PhotoId
  readonly account: Account
  readonly upload: Uint8Array
}

type Refusal = Exclude<PhotoError, { code: 'photo.not-found' | 'photo.not-shown-yet' }>

/** Takes a photo in for inspection. Its bytes are safely kept before anybody can ask for them. */
export async function addPhoto(
  ports: Needs,
  { id, account, upload }: AddPhoto,
): Promise<Result<Photo, Refusal>> {
  const { reads, atomically, pictures, photoFiles, now } = ports
  const limit = photoLimitOf(account)
  const full = (await reads.photos.of(account.id)).length >= limit
  const earlier = await reads.photos.byId(id)
  if (!earlier && full) return err({ code: 'photo.limit-reached', limit })

  const developed = await pictures.develop(upload)
  if (!developed.ok) return developed
  const picture = developed.value
  if (earlier) return again(ports, earlier, account, picture)

  const { width, height } = picture
  const photo: Photo = {
    id,
    member: account.id,
    state: 'inspection',
    reason: null,
    width,
    height,
    addedAt: now(),
  }
  for (const size of PHOTO_SIZES) await photoFiles.keep(id, size, picture.sizes[size])

  const added = await atomically(async ({ photos }): Promise<Result<Photo, Photo | null>> => {
    const winner = await photos.byId(id)
    if (winner) return err(winner)
    return (await photos.add(photo, limit)) ? ok(photo) : err(null)
  })
  if (added.ok) return added
  if (added.error) return again(ports, added.error, account, picture)
  await photoFiles.remove(id)
  return err({ code: 'photo.limit-reached', limit })
}

/** Answers an upload that came twice as it was answered first, if it is the same picture. */
async function again(
  { photoFiles }: Needs,
  photo: Photo,
  account: Account,
  { sizes }: Picture,
): Promise<Result<Photo, Refusal>> {
  const kept = photo.member === account.id && (await photoFiles.read(photo.id, 'full'))
  return kept && sameBytes(kept.bytes, sizes.full) ? ok(photo) : err({ code: 'photo.id-taken' })
}

const sameBytes = (a: Uint8Array, b: Uint8Array): boolean =>
  a.length === b.length && a.every((byte, at) => byte === b[at])
