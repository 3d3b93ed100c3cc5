import type { MemberId } from '../accounts/account.ts'
import type { PhotoId } from '../profiles/photo.ts'
import type { SiteId } from '../site/settings.ts'
import type { ConversationId, MessageId, PhotoReturn } from './chat.ts'
import type { GiftId } from './messages/gifts.ts'

/** Events of conversations. */
export type ChatEvent =
  | {
      readonly type: 'message.sent'
      readonly message: MessageId
      readonly conversation: ConversationId
      readonly from: MemberId
      readonly to: MemberId
      readonly seq: number
      /** Present if it carries a gift. */
      readonly gift?: GiftId
      /** Present if it is a photo. */
      readonly photo?: PhotoId
      /** The site it was written on; absent in events from before sites were recorded. */
      readonly site?: SiteId
    }
  | {
      readonly type: 'conversation.read'
      readonly conversation: ConversationId
      readonly by: MemberId
      readonly with: MemberId
      readonly upTo: number
      /** Present if the read receipt is hidden from the other. */
      readonly unseen?: true
    }
  | {
      readonly type: 'conversation.hidden'
      readonly conversation: ConversationId
      readonly by: MemberId
    }
  | {
      readonly type: 'chat-photo.sent'
      readonly photo: PhotoId
      readonly conversation: ConversationId
      readonly from: MemberId
    }
  | {
      readonly type: 'chat-photo.returned'
      readonly photo: PhotoId
      readonly conversation: ConversationId
      readonly from: MemberId
      readonly reason: PhotoReturn
    }
