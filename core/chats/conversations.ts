import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { ChatEntry, Conversation, ConversationId, Seat } from './chat.ts'

export interface ConversationReads {
  /** A member's side of a conversation; `null` for anyone else. */
  seat(id: ConversationId, member: MemberId): Promise<Seat | null>
  /** All seats of a member, also in deleted chats, after a given conversation or from the first; one page, by id. */
  seatsOf(member: MemberId, id: ConversationId | null, limit: number): Promise<readonly Seat[]>
  between(a: MemberId, b: MemberId): Promise<Conversation | null>
  /** A member's visible chats: with readable messages, or opened by them and not deleted. Newest first. */
  of(member: MemberId, limit: number): Promise<readonly ChatEntry[]>
  /** Those of them with unread messages, likewise. */
  unreadOf(member: MemberId, limit: number): Promise<readonly ChatEntry[]>
  /** Number of conversations in which the member wrote the first message. */
  startedBy(member: MemberId): Promise<number>
}

export interface Conversations extends ConversationReads {
  /**
   * A member's side of a conversation, locked until the end of the transaction; lock after the accounts. Several are
   * locked in the order of their ids.
   */
  lock(id: ConversationId, member: MemberId): Promise<Seat | null>
  /** Creates the conversation, or returns the existing one of these two. */
  open(conversation: Conversation): Promise<Conversation>
  /** Records how far a member has read; shared with the other if `shown`. */
  read(id: ConversationId, member: MemberId, seq: number, shown: boolean): Promise<void>
  /** Deletes everything so far for one member. */
  hide(id: ConversationId, member: MemberId): Promise<void>
  acknowledge(id: ConversationId, member: MemberId, at: Instant): Promise<void>
}
