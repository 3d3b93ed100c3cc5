import { hasLeft, type MemberId } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import type { PhotoId } from '../../profiles/photo.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { ChatPhoto, ConversationId, Message, QueuedMessage, Seat } from '../chat.ts'
import type { ChatError } from '../errors.ts'

/**
 * A member's place in a conversation, as far as they may read: with somebody who left nothing, as after a block, so that
 * neither can be told from the other. What a report needs is kept.
 */
export async function readableSeat(
  { accounts }: Pick<Reads, 'accounts'>,
  seat: Seat,
): Promise<Seat> {
  const other = await accounts.byId(seat.with)
  return other && hasLeft(other) ? { ...seat, hiddenSeq: seat.conversation.lastSeq } : seat
}

/** Page size. */
export const MESSAGES_PER_PAGE = 50

type Query = {
  readonly member: MemberId
  readonly conversation: ConversationId
  readonly before?: number
  readonly after?: number
}

export type ConversationView = {
  readonly seat: Seat
  /** Oldest first. */
  readonly messages: readonly Message[]
  /** The member's own queued messages. */
  readonly queued: readonly QueuedMessage[]
  /** The member's own photos that are in moderation or were returned. */
  readonly undelivered: readonly ChatPhoto[]
  /** Photos of these messages; missing if the sender was erased. */
  readonly photos: ReadonlyMap<PhotoId, ChatPhoto>
  readonly hasOlder: boolean
}

/** Part of a conversation, for one of its two members; not found for anyone else. */
export async function readConversation(
  { reads }: Pick<Ports, 'reads'>,
  { member, conversation, ...range }: Query,
): Promise<Result<ConversationView, Extract<ChatError, { code: 'chat.not-found' }>>> {
  const seat = await reads.conversations.seat(conversation, member)
  if (!seat) return err({ code: 'chat.not-found' })

  const { hiddenSeq: hidden } = await readableSeat(reads, seat)
  const messages = await reads.messages.range(conversation, {
    ...range,
    hidden,
    limit: MESSAGES_PER_PAGE,
  })
  const queued = (await reads.queued.of(member)).filter((one) => one.conversation === conversation)
  const undelivered = await reads.chatPhotos.undelivered(conversation, member, MESSAGES_PER_PAGE)
  const shown = await reads.chatPhotos.byIds(messages.flatMap(({ photo }) => photo ?? []))
  const photos = new Map(shown.map((photo) => [photo.id, photo]))
  const oldest = messages[0]?.seq ?? hidden + 1
  return ok({ seat, messages, queued, undelivered, photos, hasOlder: oldest > hidden + 1 })
}
