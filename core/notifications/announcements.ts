import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'

/** A hint to a member's open pages that something of theirs changed. It carries no content: pages ask for that. */
export type Announcement =
  | { readonly type: 'message'; readonly conversation: ConversationId }
  | { readonly type: 'read'; readonly conversation: ConversationId }
  | { readonly type: 'like'; readonly from: MemberId }
  | { readonly type: 'match'; readonly with: MemberId }
  | { readonly type: 'account' }

/** Reaches a member's open pages, now, as best it can; polling makes up for what it misses. */
export interface Announcer {
  announce(member: MemberId, announcement: Announcement): void
  /** Hears what is announced to a member until the answer is called. */
  listen(member: MemberId, heard: (announcement: Announcement) => void): () => void
}
