import type { MemberId } from '../../accounts/account.ts'
import { CHECKED_WITHIN, type ChatPhoto } from '../../chats/chat.ts'
import type { Ports, Reads } from '../../ports.ts'
import { ageOf } from '../../profiles/age.ts'
import type { PhotoError } from '../../profiles/errors.ts'
import type { AbuseReason, Photo, PhotoId, PhotoKey } from '../../profiles/photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Instant } from '../../shared/time.ts'
import type { SiteScope } from '../../site/settings.ts'

/** Maximum photos of each kind looked up at once. */
const LIMIT = 500
const BETWEEN = '_'

/** A photo for moderation, of a profile or sent in a chat, with its files. */
export type ReviewedPhoto = {
  readonly kind: 'profile' | 'chat'
  readonly id: PhotoId
  readonly key: PhotoKey
  readonly member: MemberId
  readonly since: Instant
  /** What abuse the same file was refused for before. */
  readonly refusedBefore: AbuseReason | null
}

/** A photo that waits, and whose it is. */
export type WaitingPicture = ReviewedPhoto & {
  /** `null` without a profile. */
  readonly name: string | null
  readonly age: number | null
  /** When its credits are returned unchecked; `null` for a photo of a profile. */
  readonly until: Instant | null
}

type Lookup = Pick<Reads, 'photos' | 'chatPhotos'>

/**
 * How an operator names a picture: photo and files. A member may remove a photo and upload another under its id, and
 * a decision must not apply to one that nobody looked at.
 */
export const pictureName = ({ id, key }: Pick<ReviewedPhoto, 'id' | 'key'>): string =>
  `${id}${BETWEEN}${key}`

/** Photos in moderation, oldest first. */
export async function waitingPhotos(
  { photos, chatPhotos }: Lookup,
  now: Instant,
  limit = LIMIT,
  sites: SiteScope = 'all',
): Promise<readonly ReviewedPhoto[]> {
  const [ofProfiles, ofChats] = await Promise.all([
    photos.waitingSince(now, limit, sites),
    chatPhotos.waitingSince(now, limit, null, sites),
  ])
  return [...ofProfiles.map(ofProfile), ...ofChats.flatMap(ofChat)].toSorted(
    (a, b) => a.since - b.since,
  )
}

/** The same of some sites with their members: the first `most` of them, and how many there are in all. */
export async function listPictures(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  { most, sites = 'all' }: { readonly most: number; readonly sites?: SiteScope },
): Promise<{ readonly waiting: number; readonly pictures: readonly WaitingPicture[] }> {
  const [oldest, ofProfiles, ofChats] = await Promise.all([
    waitingPhotos(reads, now(), most, sites),
    reads.photos.queue(sites),
    reads.chatPhotos.queue(sites),
  ])
  const first = await withWhose(reads, oldest.slice(0, most), now())
  return {
    waiting: ofProfiles.waiting + ofChats.waiting,
    pictures: first.map((photo) => ({
      ...photo,
      until: photo.kind === 'chat' ? photo.since + CHECKED_WITHIN : null,
    })),
  }
}

/** Photos with the name and age of whose they are. */
export async function withWhose<P extends { readonly member: MemberId }>(
  { profiles }: Pick<Reads, 'profiles'>,
  photos: readonly P[],
  at: Instant,
): Promise<readonly (P & Pick<WaitingPicture, 'name' | 'age'>)[]> {
  const found = await profiles.byIds([...new Set(photos.map(({ member }) => member))])
  const byId = new Map(found.map((profile) => [profile.id, profile]))
  return photos.map((photo) => {
    const profile = byId.get(photo.member)
    return { ...photo, name: profile?.name ?? null, age: profile ? ageOf(profile, at) : null }
  })
}

/** The photo of a picture's name or of an id, in moderation or not; `null` if it has other files by now, or none. */
export async function findPhoto(
  { photos, chatPhotos }: Lookup,
  name: string,
): Promise<ReviewedPhoto | null> {
  const [id = '', key] = name.split(BETWEEN)
  const photo = await photos.byId(id)
  const sent = photo ? null : await chatPhotos.byId(id)
  const [found] = photo ? [ofProfile(photo)] : sent ? ofChat(sent) : []
  return found && (key === undefined || key === found.key) ? found : null
}

/** The bytes of a picture, by its name; one of a conversation only while it waits, for it is private afterwards. */
export async function viewPicture(
  { reads, photoFiles }: Pick<Ports, 'reads' | 'photoFiles'>,
  picture: string,
): Promise<
  Result<
    { readonly bytes: Uint8Array; readonly type: string },
    Extract<PhotoError, { code: 'photo.not-found' }>
  >
> {
  const photo = await findPhoto(reads, picture)
  const isShown = photo?.kind === 'profile' || (await waitsInChat(reads, photo))
  const file =
    photo && isShown && pictureName(photo) === picture
      ? await photoFiles.read(photo.key, 'full')
      : null
  return file ? ok(file) : err({ code: 'photo.not-found' })
}

const waitsInChat = async (
  { chatPhotos }: Pick<Lookup, 'chatPhotos'>,
  photo: ReviewedPhoto | null,
): Promise<boolean> => photo !== null && (await chatPhotos.byId(photo.id))?.state === 'inspection'

const ofProfile = ({ id, key, member, addedAt, refusedBefore }: Photo): ReviewedPhoto => ({
  kind: 'profile',
  ...{ id, key, member, refusedBefore },
  since: addedAt,
})

const ofChat = ({ id, key, from, sentAt, refusedBefore }: ChatPhoto): readonly ReviewedPhoto[] =>
  key === null ? [] : [{ kind: 'chat', ...{ id, key, member: from, refusedBefore }, since: sentAt }]
