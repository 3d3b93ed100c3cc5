import type { Account } from '../../accounts/account.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { PhotoError } from '../errors.ts'
import {
  type AbuseReason,
  isStoredAs,
  type Photo,
  type PhotoId,
  type PhotoKey,
  type Picture,
  photoLimitOf,
} from '../photo.ts'
import { settleMainPhoto } from './change-photos.ts'
import { isTrusted, trustFacts } from './trust.ts'

type Needs = Pick<
  Ports,
  'reads' | 'atomically' | 'pictures' | 'photoFiles' | 'sites' | 'now' | 'newId'
>

export type AddPhoto = {
  /** Client-made: idempotency key. */
  readonly id: PhotoId
  readonly account: Account
  readonly upload: Uint8Array
}

type Refusal = Exclude<PhotoError, { code: 'photo.not-found' | 'photo.not-shown-yet' }>

/**
 * Stores an upload for moderation; that of a trusted member is published, and looked at afterwards. Its files have their own storage key before the row refers to them, so an
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
  const hash = await pictures.hash(picture.sizes.full)
  const { trustedPhotos } = ports.sites.byId(account.site).settings
  await photoFiles.keep(key, picture.sizes)
  const added = await atomically(async (stores) => {
    const { accounts, profiles, photos, refusedFiles, events } = stores
    await accounts.lock(account.id)
    if (trustedPhotos > 0) await profiles.lock(account.id)
    const at = now()
    const refusedBefore = (await refusedFiles.byHash(hash))?.reason ?? null
    const facts = trustedPhotos > 0 ? await trustFacts(stores, account, trustedPhotos) : null
    const published = refusedBefore === null && facts !== null && isTrusted(facts, at)
    const photo = photoOf({ id, account, key, picture, at, published, refusedBefore })
    const outcome = await photos.add(photo, limit)
    if (outcome !== 'added') return err(outcome)
    if (published) {
      await settleMainPhoto(stores, account.id)
      const { state } = photo
      await events.append({ type: 'photo.decided', photo: id, member: account.id, state }, at)
    }
    return ok(photo)
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

type Added = Pick<AddPhoto, 'id' | 'account'> & {
  readonly key: PhotoKey
  readonly picture: Picture
  readonly at: Instant
  readonly published: boolean
  readonly refusedBefore: AbuseReason | null
}

const photoOf = ({ id, account, key, picture, at, published, refusedBefore }: Added): Photo => ({
  id,
  member: account.id,
  key,
  state: published ? 'active' : 'inspection',
  reason: null,
  width: picture.width,
  height: picture.height,
  focus: null,
  cut: null,
  addedAt: at,
  decidedAt: null,
  lookAgainAt: published ? at : null,
  refusedBefore,
})

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
