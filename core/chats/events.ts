import type { MemberId } from '../accounts/account.ts'
import type { SiteId } from '../site/settings.ts'
import type { ConversationId, MessageId } from './chat.ts'
import type { GiftId } from './gifts.ts'

/** What happens in conversations. */
export type ChatEvent =
  | {
      readonly type: 'message.sent'
      readonly message: MessageId
      readonly conversation: ConversationId
      readonly from: MemberId
      readonly to: MemberId
      readonly seq: number
      /** There when it carries one. */
      readonly gift?: GiftId
      /** Where it was written; absent in what was written down before sites were. */
      readonly site?: SiteId
    }
  | {
      readonly type: 'conversation.read'
      readonly conversation: ConversationId
      readonly by: MemberId
      readonly with: MemberId
      readonly upTo: number
      /** There when the other is not to learn of it. */
      readonly unseen?: true
    }
  | {
      readonly type: 'conversation.hidden'
      readonly conversation: ConversationId
      readonly by: MemberId
    }
