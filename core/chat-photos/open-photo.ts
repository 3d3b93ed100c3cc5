import type { MemberId } from '../accounts/account.ts'
import type { ConversationId, Seat } from '../chats/chat.ts'
import type { ChatPhoto } from '../chats/chat-photo.ts'
import { readableSeat } from '../chats/readable-seat.ts'
import type { PhotoError } from '../photos/errors.ts'
import type { PhotoId } from '../photos/photo.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'

type NotFound = Extract<PhotoError, { code: 'photo.not-found' }>
type Command = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly photo: PhotoId
}

/** Marks a photo as opened by its recipient, permanently. */
export async function openPhoto(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, conversation, photo: id }: Command,
): Promise<Result<null, NotFound>> {
  return atomically(async (stores) => {
    const seat = await stores.conversations.lock(conversation, member)
    const photo = await stores.chatPhotos.lock(id)
    const isVisible = seat && photo && isVisibleIn(await readableSeat(stores, seat), photo)
    if (!isVisible || photo.from === member) return err({ code: 'photo.not-found' })
    if (photo.openedAt === null) await stores.chatPhotos.save({ ...photo, openedAt: now() })
    return ok(null)
  })
}

/** Whether this member sees a photo in the conversation: their own until they delete it, another's once delivered. */
export function isVisibleIn(
  { conversation, member, hiddenSeq }: Seat,
  { conversation: where, from, seq, hidden }: ChatPhoto,
): boolean {
  if (where !== conversation.id) return false
  return seq === null ? from === member && !hidden : seq > hiddenSeq
}
