import type { MemberId } from '../accounts/account.ts'
import type { PhotoId, PhotoKey } from '../photos/photo.ts'
import type { Queue } from '../shared/queue.ts'
import type { Instant } from '../shared/time.ts'
import type { ConversationId } from './chat.ts'
import type { ChatPhoto } from './chat-photo.ts'

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
  /** Those in moderation, counted. */
  queue(): Promise<Queue>
  /** Photos in moderation since before `moment`, oldest first, and then by id; from the first, or after a given one. */
  waitingSince(
    moment: Instant,
    limit: number,
    after?: Pick<ChatPhoto, 'id' | 'sentAt'> | null,
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
