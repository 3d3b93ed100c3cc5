import type { MemberId } from '../accounts/account.ts'
import type { ConversationId, Message, MessageId, QueuedMessage, Unplaced } from './chat.ts'

/** Range of a conversation: before `before` or after `after`, and always after `hidden`. */
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
  /** Number of messages the member ever sent. */
  sentBy(member: MemberId): Promise<number>
  /** Recipients of the delivered messages among `ids`, in any order. */
  recipients(
    ids: readonly MessageId[],
  ): Promise<readonly { readonly message: MessageId; readonly to: MemberId }[]>
  /** Whether `from` ever sent `to` a message. */
  wrote(from: MemberId, to: MemberId): Promise<boolean>
}

export interface Messages extends MessageReads {
  /**
   * Assigns the next `seq`, updates both members' lists of chats and the recipient's unread count. The writer of the
   * first message becomes the one who started the conversation.
   */
  append(message: Unplaced<Message>): Promise<Message>
  /** Erases the texts of all messages the member sent, and quotes in their conversations; the messages stay as rows. */
  eraseTextsOf(member: MemberId): Promise<void>
}

export interface QueuedMessageReads {
  /** In order of writing. */
  of(member: MemberId): Promise<readonly QueuedMessage[]>
}

export interface QueuedMessages extends QueuedMessageReads {
  /** `false` if the id is in use. */
  add(message: Unplaced<QueuedMessage>): Promise<boolean>
  /** Removes one queued message of a member; `false` if it is not queued, such as once it was sent. */
  remove(member: MemberId, id: MessageId): Promise<boolean>
  /** Removes what a member queued in one conversation. */
  removeIn(member: MemberId, conversation: ConversationId): Promise<void>
  clear(member: MemberId): Promise<void>
  /** Erases the quotes of all messages queued in a member's conversations. */
  eraseQuotes(member: MemberId): Promise<void>
}
