import type { MemberId } from '../accounts/account.ts'
import type { PhotoId, PhotoKey } from '../profiles/photo.ts'
import type { Queue } from '../shared/paging.ts'
import type { Instant } from '../shared/time.ts'
import type { SiteScope } from '../site/settings.ts'
import type {
  ChatEntry,
  ChatPhoto,
  Conversation,
  ConversationId,
  Message,
  MessageId,
  QueuedMessage,
  Seat,
  Unplaced,
} from './chat.ts'

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

/** Range of a conversation: before `before` or after `after`, and always after `hidden`. */
type MessageRange = {
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

export interface ChatPhotoReads {
  byId(id: PhotoId): Promise<ChatPhoto | null>
  byIds(ids: readonly PhotoId[]): Promise<readonly ChatPhoto[]>
  /** Whether a photo has files under this storage key. */
  hasKey(key: PhotoKey): Promise<boolean>
  /** A member's undelivered photos in a conversation, unless hidden: the newest, oldest first. */
  undelivered(
    conversation: ConversationId,
    from: MemberId,
    limit: number,
  ): Promise<readonly ChatPhoto[]>
  /** All photos a member sent, oldest first. */
  of(member: MemberId): Promise<readonly ChatPhoto[]>
  /** A member's photos in moderation, oldest first. */
  inModeration(member: MemberId): Promise<readonly ChatPhoto[]>
  /** Those in moderation, of senders of some sites, counted. */
  queue(sites?: SiteScope): Promise<Queue>
  /**
   * Photos in moderation since before `moment`, of senders of some sites, oldest first, and then by id; from the first,
   * or after a given one.
   */
  waitingSince(
    moment: Instant,
    limit: number,
    after?: Pick<ChatPhoto, 'id' | 'sentAt'> | null,
    sites?: SiteScope,
  ): Promise<readonly ChatPhoto[]>
  /** Recipients of the existing photos among `ids`, in any order. */
  recipients(
    ids: readonly PhotoId[],
  ): Promise<readonly { readonly photo: PhotoId; readonly to: MemberId }[]>
}

export interface ChatPhotos extends ChatPhotoReads {
  /** Adds it; `false` if its id is taken. */
  add(photo: ChatPhoto): Promise<boolean>
  /** Lock after its conversation. */
  lock(id: PhotoId): Promise<ChatPhoto | null>
  save(photo: ChatPhoto): Promise<void>
  removeAllOf(member: MemberId): Promise<void>
}

/** What is read, without a transaction. */
export interface ChatsReads {
  readonly conversations: ConversationReads
  readonly messages: MessageReads
  readonly queued: QueuedMessageReads
  readonly chatPhotos: ChatPhotoReads
}

/** What is read and written inside a transaction. */
export interface ChatsStores {
  readonly conversations: Conversations
  readonly messages: Messages
  readonly queued: QueuedMessages
  readonly chatPhotos: ChatPhotos
}
