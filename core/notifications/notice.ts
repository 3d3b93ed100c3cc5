import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import type { ComplaintId } from '../complaints/complaint.ts'
import type { DirectDebitId } from '../orders/direct-debit.ts'
import type { OrderId } from '../orders/order.ts'
import type { SiteId } from '../site/settings.ts'

/** What is to be told to somebody outside the site. No secret is in it: links are made when the letter leaves. */
export type Notice = LetterNotice | PushNotice | TextNotice

/** The site a notice concerns; where absent, the one its member joined. */
type Concerning = { readonly site?: SiteId }

/** What calls for a letter. */
export type LetterNotice = MemberLetterNotice | ComplaintNotice

/** A letter about a complaint: the sender's receipt, or word of it to whoever runs the site. Neither needs a member. */
export type ComplaintNotice = {
  readonly kind: 'complaint' | 'complaint-desk'
  readonly complaint: ComplaintId
}

export const isComplaint = (notice: LetterNotice): notice is ComplaintNotice =>
  'complaint' in notice

/** Whom a notice is for; `null` where that is nobody's member. */
export const memberOf = (notice: Notice): MemberId | null =>
  'member' in notice ? notice.member : null

/** What calls for a letter to a member. */
export type MemberLetterNotice =
  | ({ readonly kind: 'activate' | 'reset' | 'reactivate'; readonly member: MemberId } & Concerning)
  /** `email` is the new address, which is to be confirmed. */
  | ({
      readonly kind: 'change-mail'
      readonly member: MemberId
      readonly email: string
    } & Concerning)
  /** `email` is the address until now: whoever still reads there is warned. */
  | { readonly kind: 'mail-changed'; readonly member: MemberId; readonly email: string }
  | { readonly kind: 'password-changed' | 'password-guessed'; readonly member: MemberId }
  /** `session` is the login it is about. */
  | { readonly kind: 'new-device'; readonly member: MemberId; readonly session: string }
  | MoneyNotice
  | SocialNotice
  | ReminderNotice

/** What happened to the money of an order. */
export type MoneyNotice = {
  readonly kind: 'receipt' | 'refund' | 'refund-failed' | 'chargeback' | 'chargeback-reversed'
  readonly member: MemberId
  readonly order: OrderId
}

/** Something that another member did. */
export type SocialNotice = Concerning &
  (
    | {
        readonly kind: 'new-message'
        readonly member: MemberId
        readonly from: MemberId
        readonly conversation: ConversationId
        /** There when the message carries a gift. */
        readonly gift?: true
      }
    | {
        readonly kind: 'new-like' | 'new-match'
        readonly member: MemberId
        readonly from: MemberId
      }
  )

/** What is sent again after a while, for as long as it is still true. */
export const REMINDERS = [
  'unread-reminder',
  'activation-reminder',
  'photo-reminder',
  'weekly-update',
] as const
export type ReminderKind = (typeof REMINDERS)[number]

/** What calls for a reminder. A member has one of a kind on its way at most. */
export type ReminderNotice = Concerning & {
  readonly kind: ReminderKind
  readonly member: MemberId
}

export const isReminder = (notice: Notice): notice is ReminderNotice =>
  REMINDERS.some((kind) => kind === notice.kind)

/** The same, for one of the member's browsers: each is reached, or not, by itself. */
export type PushNotice = {
  readonly kind: 'push'
  readonly member: MemberId
  readonly endpoint: string
  readonly about: SocialNotice
}

/** What calls for a text to the member's phone. */
export type TextNotice = {
  readonly kind: 'debit-code'
  readonly member: MemberId
  readonly debit: DirectDebitId
}

/** What carries a notice: each is fast or slow, up or down, by itself. */
export const CHANNELS = ['mail', 'push', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

/** Which notices go before which: somebody waits for an urgent one with the page open. */
export const PRIORITIES = ['urgent', 'account', 'social'] as const
export type Priority = (typeof PRIORITIES)[number]

const PRIORITY: Readonly<Record<Notice['kind'], Priority>> = {
  activate: 'urgent',
  reset: 'urgent',
  reactivate: 'urgent',
  'change-mail': 'urgent',
  'debit-code': 'urgent',
  complaint: 'account',
  'complaint-desk': 'account',
  'mail-changed': 'account',
  'password-changed': 'account',
  'password-guessed': 'account',
  'new-device': 'account',
  receipt: 'account',
  refund: 'account',
  'refund-failed': 'account',
  chargeback: 'account',
  'chargeback-reversed': 'account',
  'new-message': 'social',
  'new-like': 'social',
  'new-match': 'social',
  'unread-reminder': 'social',
  'activation-reminder': 'social',
  'photo-reminder': 'social',
  'weekly-update': 'social',
  push: 'social',
}

/** How urgent a notice is. */
export const priorityOf = ({ kind }: Notice): Priority => PRIORITY[kind]

/** What carries a notice. */
export function channelOf({ kind }: Notice): Channel {
  if (kind === 'push') return 'push'
  return kind === 'debit-code' ? 'text' : 'mail'
}
