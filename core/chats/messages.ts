import type { MemberId } from '../accounts/account.ts'
import type { ConversationId, HeldMessage, Message, MessageId, Unplaced } from './chat.ts'

/** Which part of a conversation: older than `before` or newer than `after`, and always newer than `hidden`. */
export type MessageRange = {
  readonly hidden: number
  readonly before?: number
  readonly after?: number
  readonly limit: number
}

export interface MessageReads {
  byId(id: MessageId): Promise<Message | null>
  /** Oldest first; without `after`, the newest of the range. */
  range(id: ConversationId, range: MessageRange): Promise<readonly Message[]>
  /** How many messages the member ever sent. */
  sentBy(member: MemberId): Promise<number>
  /** Whom messages went to, of those of `ids` that were delivered; in no order. */
  recipients(
    ids: readonly MessageId[],
  ): Promise<readonly { readonly message: MessageId; readonly to: MemberId }[]>
  /** Whether `from` ever sent `to` a message. */
  wrote(from: MemberId, to: MemberId): Promise<boolean>
}

export interface Messages extends MessageReads {
  /** Gives it the next `seq`, puts it on both members' lists of chats and counts it unread for the other. */
  append(message: Unplaced<Message>): Promise<Message>
  /** Empties the texts of all messages the member sent, and what is quoted in their conversations; that they were sent remains. */
  eraseTextsOf(member: MemberId): Promise<void>
}

export interface HeldMessageReads {
  /** In the order they were written. */
  of(member: MemberId): Promise<readonly HeldMessage[]>
}

export interface HeldMessages extends HeldMessageReads {
  add(message: Unplaced<HeldMessage>): Promise<void>
  clear(member: MemberId): Promise<void>
}
