import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import { readableSeat } from '../chats/readable-seat.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoId, PhotoSize } from '../photos/photo.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { isVisibleIn } from './open-photo.ts'

type Query = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly photo: PhotoId
  readonly size: PhotoSize
}

/** A photo's bytes, for the two members of its conversation only; the recipient gets the blur until they open it. */
export async function viewChatPhoto(
  { reads, photoFiles }: Pick<Ports, 'reads' | 'photoFiles'>,
  { member, conversation, photo: id, size }: Query,
): Promise<
  Result<
    { readonly bytes: Uint8Array; readonly type: string },
    Extract<PhotoError, { code: 'photo.not-found' }>
  >
> {
  const nothing = err({ code: 'photo.not-found' } as const)
  const seat = await reads.conversations.seat(conversation, member)
  if (!seat) return nothing
  const photo = await reads.chatPhotos.byId(id)
  if (!photo?.key || !isVisibleIn(await readableSeat(reads, seat), photo)) return nothing
  const mayLoad = photo.from === member || photo.openedAt !== null || size === 'blur'
  const file = mayLoad && (await photoFiles.read(photo.key, size))
  return file ? ok(file) : nothing
}
