import type { MemberId } from '#core/accounts/account.ts'
import type { ChatPhoto } from '#core/chats/chat-photo.ts'
import type { Photo, PhotoId, PhotoKey } from '#core/photos/photo.ts'
import type { Reads } from '#core/ports.ts'
import type { Instant } from '#core/shared/time.ts'

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
}

type Lookup = Pick<Reads, 'photos' | 'chatPhotos'>

/**
 * How an operator names a picture: photo and files. A member may remove a photo and upload another under its id, and
 * a verdict must not apply to one that nobody looked at.
 */
export const pictureName = ({ id, key }: Pick<ReviewedPhoto, 'id' | 'key'>): string =>
  `${id}${BETWEEN}${key}`

/** Photos in moderation, oldest first. */
export async function waitingPhotos(
  { photos, chatPhotos }: Lookup,
  now: Instant,
): Promise<readonly ReviewedPhoto[]> {
  const [ofProfiles, ofChats] = await Promise.all([
    photos.waitingSince(now, LIMIT),
    chatPhotos.waitingSince(now, LIMIT),
  ])
  return [...ofProfiles.map(ofProfile), ...ofChats.flatMap(ofChat)].toSorted(
    (a, b) => a.since - b.since,
  )
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

const ofProfile = ({ id, key, member, addedAt }: Photo): ReviewedPhoto => ({
  kind: 'profile',
  ...{ id, key, member },
  since: addedAt,
})

const ofChat = ({ id, key, from, sentAt }: ChatPhoto): readonly ReviewedPhoto[] =>
  key === null ? [] : [{ kind: 'chat', ...{ id, key, member: from }, since: sentAt }]
