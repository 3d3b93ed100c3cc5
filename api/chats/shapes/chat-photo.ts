import { t } from 'elysia'
import type { MemberId } from '#core/accounts/account.ts'
import { type ChatPhoto, type Message, PHOTO_RETURNS } from '#core/chats/chat.ts'
import type { ConversationView } from '#core/chats/conversations/read-conversation.ts'
import { Id, Nullable, OneOf, Whole } from '../../basics.ts'

/**
 * A photo in a conversation. For its sender `checking`, then `open`, or `returned` with a reason; for the recipient
 * `closed` (a blur) until opened. `gone` if its sender was erased.
 */
export const ChatPhotoShape = t.Object({
  id: Id,
  state: OneOf(['checking', 'closed', 'open', 'returned', 'gone']),
  reason: Nullable(OneOf(PHOTO_RETURNS)),
  width: Whole(),
  height: Whole(),
})

type Shown = typeof ChatPhotoShape.static

/** A photo for a member of its conversation. */
function photoFor(member: MemberId, photo: ChatPhoto): Shown {
  const { id, from, reason, width, height, openedAt } = photo
  const facts = { id, reason, width, height }
  switch (photo.state) {
    case 'inspection':
      return { ...facts, state: 'checking' }
    case 'returned':
      return { ...facts, state: 'returned' }
    case 'delivered':
      return { ...facts, state: from === member || openedAt !== null ? 'open' : 'closed' }
  }
}

/** The photo of a message, if any. */
export function photoIn(
  { photo: id }: Pick<Message, 'photo'>,
  { seat, photos }: Pick<ConversationView, 'seat' | 'photos'>,
): Shown | null {
  if (id === null) return null
  const photo = photos.get(id)
  if (photo) return photoFor(seat.member, photo)
  return { id, state: 'gone', reason: null, width: 0, height: 0 }
}

/** The photo of an undelivered message, only for its sender. */
export const ownPhoto = (photo: ChatPhoto): Shown => photoFor(photo.from, photo)
