import type { MemberId } from '../accounts/account.ts'
import type { ConversationId } from '../chats/chat.ts'
import type { DirectDebitId } from '../money/direct-debit.ts'
import type { OrderId, PaymentId } from '../money/order.ts'
import type { WithdrawalId } from '../money/withdrawal.ts'
import type { PhotoId } from '../profiles/photo.ts'
import type { ComplaintId } from '../safety/complaint.ts'
import type { ReportId } from '../safety/report.ts'
import type { RestrictionId } from '../safety/restriction.ts'
import type { SiteId } from '../site/settings.ts'
import type { CampaignId, CampaignKind } from './campaign.ts'
import { NOTICE_KINDS, type PlainKind, type SocialKind } from './notice-kinds.ts'

/** A notification to be sent outside the site. Contains no secret: links are created when the mail is sent. */
export type Notice = LetterNotice | PushNotice | TextNotice

/** The site a notice concerns; if absent, the one its member joined. */
type Concerning = { readonly site?: SiteId }

/** Notices that become mails. */
export type LetterNotice = MemberLetterNotice | ReportNotice | ComplaintNotice | WithdrawalNotice

/** A mail about a report, to the operator. */
export type ReportNotice = { readonly kind: 'report-desk'; readonly report: ReportId }

export const isReport = (notice: LetterNotice): notice is ReportNotice =>
  notice.kind === 'report-desk'

/** A mail about a report to its reporter: the receipt, or the decision. */
export type ReporterNotice = {
  readonly kind: 'report-received' | 'report-decided'
  readonly member: MemberId
  readonly report: ReportId
}

/** A mail about a complaint: the sender's receipt or answer, or the one to the operator. None needs a member. */
export type ComplaintNotice = {
  readonly kind: 'complaint' | 'complaint-answered' | 'complaint-desk'
  readonly complaint: ComplaintId
  /** Present if the recipient is known to be its sender. */
  readonly own?: true
}

export const isComplaint = (notice: LetterNotice): notice is ComplaintNotice =>
  'complaint' in notice

/** A mail about a withdrawal: submitted, receipt once confirmed, or to the operator. */
export type WithdrawalNotice = {
  readonly kind: 'withdrawal-stated' | 'withdrawal' | 'withdrawal-desk'
  readonly withdrawal: WithdrawalId
}

export const isWithdrawal = (notice: LetterNotice): notice is WithdrawalNotice =>
  'withdrawal' in notice

/** The recipient's member id; `null` if not a member. */
export const memberOf = (notice: Notice): MemberId | null =>
  'member' in notice ? notice.member : null

/** Notices that become mails to a member. */
export type MemberLetterNotice =
  | ({ readonly kind: 'activate' | 'reset' | 'reactivate'; readonly member: MemberId } & Concerning)
  | ChangeMailNotice
  /** `email` is the previous address, which gets the warning. */
  | { readonly kind: 'mail-changed'; readonly member: MemberId; readonly email: string }
  | { readonly kind: Exclude<PlainKind, 'mail-changed'>; readonly member: MemberId }
  /** `session` is the login concerned. */
  | { readonly kind: 'new-device'; readonly member: MemberId; readonly session: string }
  | PhotoNotice
  | ReporterNotice
  | RestrictionNotice
  | MoneyNotice
  | MandateNotice
  | SocialNotice
  | ReminderNotice
  | CampaignNotice

/** `email` is the new address, to be confirmed. */
export type ChangeMailNotice = Concerning & {
  readonly kind: 'change-mail'
  readonly member: MemberId
  readonly email: string
  /** Of the password it was asked for with: after a new one it is not mailed. */
  readonly passwordPrint: string
}

/** Moderation refused a photo. */
export type PhotoNotice = {
  readonly kind: 'photo-refused'
  readonly member: MemberId
  readonly photo: PhotoId
  /** Present if it was sent in a chat. */
  readonly chat?: true
}

/** A warning, a pause of reporting, a ban, or a lifted one. */
export type RestrictionNotice = {
  readonly kind: 'account-warned' | 'reports-paused' | 'account-banned' | 'account-unbanned'
  readonly member: MemberId
  readonly restriction: RestrictionId
}

/** A change of an order's money. */
export type MoneyNotice = OrderNotice | ReturnNotice

type OrderNotice = {
  readonly kind: 'receipt' | 'refund' | 'refund-failed' | 'chargeback' | 'chargeback-reversed'
  readonly member: MemberId
  readonly order: OrderId
}

/** A payment that bought nothing goes back to the member, or could not. */
type ReturnNotice = {
  readonly kind: 'payment-returned' | 'return-failed'
  readonly member: MemberId
  readonly order: OrderId
  readonly payment: PaymentId
}

/** A signed mandate: the member's copy, and the pre-notification of the debit. */
export type MandateNotice = {
  readonly kind: 'mandate'
  readonly member: MemberId
  readonly debit: DirectDebitId
}

/** Another member's action. */
export type SocialNotice = Concerning &
  (
    | {
        readonly kind: 'new-message'
        readonly member: MemberId
        readonly from: MemberId
        readonly conversation: ConversationId
        /** Present if the message carries a gift. */
        readonly gift?: true
        /** Present if it is a photo. */
        readonly photo?: true
      }
    | {
        readonly kind: Exclude<SocialKind, 'new-message'>
        readonly member: MemberId
        readonly from: MemberId
      }
  )

export const isSocial = (notice: Notice): notice is SocialNotice => 'from' in notice

/** Notices that are repeated for as long as they apply. */
export const REMINDERS = [
  'unread-reminder',
  'activation-reminder',
  'photo-reminder',
  'weekly-update',
] as const
export type ReminderKind = (typeof REMINDERS)[number]

/** Notices that become reminders. At most one of each kind is pending per member. */
export type ReminderNotice = Concerning & {
  readonly kind: ReminderKind
  readonly member: MemberId
}

/** A marketing mail to a member who opted in. */
export type CampaignNotice = Concerning & {
  readonly kind: CampaignKind
  readonly member: MemberId
  readonly campaign: CampaignId
}

export const isCampaign = (notice: Notice): notice is CampaignNotice => 'campaign' in notice

export const isReminder = (notice: Notice): notice is ReminderNotice =>
  REMINDERS.some((kind) => kind === notice.kind)

/** The same, per browser: each one succeeds or fails independently. */
export type PushNotice = {
  readonly kind: 'push'
  readonly member: MemberId
  readonly endpoint: string
  readonly about: SocialNotice
}

/** Notices that become text messages. */
export type TextNotice = {
  readonly kind: 'debit-code'
  readonly member: MemberId
  readonly debit: DirectDebitId
}

export const isPlain = (
  notice: MemberLetterNotice,
): notice is Extract<MemberLetterNotice, { kind: PlainKind }> => 'path' in NOTICE_KINDS[notice.kind]
