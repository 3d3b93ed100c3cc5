import type { MemberId } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import type { ChatEntry, Conversation, ConversationId, Seat } from './chat.ts'

export interface ConversationReads {
  /** A member's place in a conversation; `null` to everybody else. */
  seat(id: ConversationId, member: MemberId): Promise<Seat | null>
  between(a: MemberId, b: MemberId): Promise<Conversation | null>
  /** The chats a member sees: with something to read, or started by them and not deleted. Newest first. */
  of(member: MemberId, limit: number): Promise<readonly ChatEntry[]>
  /** How many conversations with a message in them the member began. */
  startedBy(member: MemberId): Promise<number>
}

export interface Conversations extends ConversationReads {
  /**
   * A member's place in a conversation that nobody else writes, reads or deletes until this unit of work ends; held
   * after the accounts. Several are held in the order of their ids.
   */
  hold(id: ConversationId, member: MemberId): Promise<Seat | null>
  /** Opens it, or gives the one these two already share. */
  open(conversation: Conversation): Promise<Conversation>
  /** Notes how far a member has read; the other learns of it where `shown`. */
  read(id: ConversationId, member: MemberId, seq: number, shown: boolean): Promise<void>
  /** Deletes everything up to now from one member's sight. */
  hide(id: ConversationId, member: MemberId): Promise<void>
  acknowledge(id: ConversationId, member: MemberId, at: Instant): Promise<void>
}
