import type { Instant } from '../shared/time.ts'
import type { Country } from '../site/countries.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import type { Tracking } from '../site/tracking.ts'
import type { DeletionReason } from './deletion.ts'
import type { TimeZone } from './time-zone.ts'

export type MemberId = string

/** Spec §3 and §4; `erased` is what is left for the books after the 14 days. */
export type AccountStatus = 'not_confirmed' | 'active' | 'deleted' | 'banned' | 'erased'

/** Spec §3: what a member may switch off. */
export const NOTIFICATION_KINDS = [
  'new_conversations',
  'new_messages',
  'like',
  'unread_message_reminders',
  'promotions',
  'weekly_updates',
  'news',
  'reminders',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

/** Spec §8: why mails to a member stopped, what can be mended least first: the address fails, marked as spam, unsubscribed. */
export const MAIL_TROUBLES = ['bounce', 'fbl', 'listunsubscribe'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** Somebody's account: the private half of a member; `Profile` is the face. Both have the same id. */
export type Account = {
  readonly id: MemberId
  /** As typed; unique without regard to case. */
  readonly email: string
  readonly passwordHash: string
  readonly status: AccountStatus
  /** The site they joined, and are shown on. */
  readonly site: SiteId
  /** On which of the other sites of the install they want to be shown, or not; what is absent was never asked. */
  readonly siteChoices: Readonly<Record<SiteId, boolean>>
  readonly country: Country
  readonly language: Locale
  /** In which their days are counted; `null` until their browser told. */
  readonly timeZone: TimeZone | null
  readonly timeZoneAt: Instant | null
  readonly tracking: Tracking
  readonly signedUpAt: Instant
  readonly confirmedAt: Instant | null
  readonly deletedAt: Instant | null
  /** Why they left; `null` while they have not. */
  readonly deletionReason: DeletionReason | null
  /** Since when an order of theirs stands (spec §1); `null` is a free member. */
  readonly premiumSince: Instant | null
  /** When they first bought something, whatever became of it: first-purchase discounts never return. */
  readonly boughtAt: Instant | null
  /** When they last began to delete the account; `null` for who never did. */
  readonly leavingAt: Instant | null
  readonly invisible: boolean
  readonly privacy: boolean
  /** What the member switched off. */
  readonly notificationsDisabled: readonly NotificationKind[]
  /** Why mails stopped, if they did (spec §8). */
  readonly mailTroubles: readonly MailTrouble[]
}

/** Whether the account may be used: signed in with, written to, paid for. */
export const isOpen = ({ status }: Pick<Account, 'status'>): boolean =>
  status === 'active' || status === 'not_confirmed'

/** Whether others may see this member's profile at all. */
export const isShown = ({ status }: Pick<Account, 'status'>): boolean => status === 'active'
