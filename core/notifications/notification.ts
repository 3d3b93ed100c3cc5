import type { Account, MemberId, NotificationKind } from '../accounts/account.ts'
import { ACCOUNT_KINDS, type AccountNotifications } from './kinds/account.ts'
import type { KindsOf, Priority } from './kinds/kind.ts'
import { MONEY_KINDS, type MoneyNotifications } from './kinds/money.ts'
import {
  type CampaignNotifications,
  MARKETING_KINDS,
  REMINDER_KINDS,
  type ReminderNotifications,
  SOCIAL_KINDS,
  type SocialNotifications,
} from './kinds/people.ts'
import { SAFETY_KINDS, type SafetyNotifications } from './kinds/safety.ts'

/** The facts that each kind is queued with. None is a secret: links are created when the mail is sent. */
export type Queued = AccountNotifications &
  MoneyNotifications &
  SafetyNotifications &
  SocialNotifications &
  ReminderNotifications &
  CampaignNotifications

/** Every kind of notification but pushes, which go by what they are about. */
export const NOTIFICATIONS = {
  ...ACCOUNT_KINDS,
  ...MONEY_KINDS,
  ...SAFETY_KINDS,
  ...SOCIAL_KINDS,
  ...REMINDER_KINDS,
  ...MARKETING_KINDS,
} satisfies KindsOf<Queued>

/** A notification to be sent outside the site. */
export type Notification = NotificationOf<keyof Queued> | PushNotification

/** A notification of a kind, or of one of several. */
export type NotificationOf<K extends keyof Queued> = {
  readonly [P in K]: { readonly kind: P } & Queued[P]
}[K]

export type TextKind = 'debit-code'
export type TextNotification = NotificationOf<TextKind>
export type MailNotification = NotificationOf<Exclude<keyof Queued, TextKind>>

/** Another member's action. */
export type SocialNotification = NotificationOf<keyof SocialNotifications>

/** One to a browser: each succeeds or fails independently. */
export type PushNotification = {
  readonly kind: 'push'
  readonly member: MemberId
  readonly endpoint: string
  readonly about: SocialNotification
}

export const isSocial = (notification: Notification): notification is SocialNotification =>
  notification.kind in SOCIAL_KINDS

/** Notifications that are repeated for as long as they apply. */
export type ReminderKind = keyof ReminderNotifications

export const isReminder = (
  notification: Notification,
): notification is NotificationOf<ReminderKind> => notification.kind in REMINDER_KINDS

export const isCampaign = (
  notification: Notification,
): notification is NotificationOf<keyof CampaignNotifications> =>
  notification.kind in MARKETING_KINDS

/** Delivery channels: each can be slow or down independently. */
export const CHANNELS = ['mail', 'push', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

/** Channel of a notification. */
export function channelOf({ kind }: Notification): Channel {
  if (kind === 'push') return 'push'
  return 'channel' in NOTIFICATIONS[kind] ? 'text' : 'mail'
}

/** Priority of a notification. */
export const priorityOf = (notification: Notification): Priority =>
  NOTIFICATIONS[notification.kind === 'push' ? notification.about.kind : notification.kind].priority

/** The recipient's member id; `null` if not a member. */
export const memberOf = (notification: Notification): MemberId | null =>
  'member' in notification ? notification.member : null

/** The page that shows another member's action. */
export function pathTo(notification: SocialNotification): string {
  if (notification.kind === 'new-message') return SOCIAL_KINDS['new-message'].path(notification)
  return SOCIAL_KINDS[notification.kind].path(notification)
}

/** Whether it needs a confirmed address. */
export const needsProof = (kind: keyof Queued): boolean => 'proven' in NOTIFICATIONS[kind]

/** Whether it is an account mail: a response to the member's own action, a security alert, or a decision about them. */
export const isAccountMail = (kind: keyof Queued): boolean =>
  NOTIFICATIONS[kind].preference === null

/** Whether a member allows what another says in what is sent to them. */
export const allowsPreviews = ({
  notificationsDisabled,
}: Pick<Account, 'notificationsDisabled'>): boolean => !notificationsDisabled.includes('previews')

/** Whether a member wants a notification; `null` cannot be switched off. */
export const wantsNotification = (
  { notificationsDisabled }: Pick<Account, 'notificationsDisabled'>,
  kind: NotificationKind | null,
): boolean => kind === null || !notificationsDisabled.includes(kind)
