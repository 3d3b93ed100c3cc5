import type { Account, NotificationKind } from '../accounts/account.ts'
import type { Notice } from './notice.ts'
import { NOTICE_KINDS, type Priority } from './notice-kinds.ts'

/** Delivery channels: each can be slow or down independently. */
export const CHANNELS = ['mail', 'push', 'text'] as const
export type Channel = (typeof CHANNELS)[number]

/** Priority of a notice. */
export const priorityOf = (notice: Notice): Priority =>
  NOTICE_KINDS[notice.kind === 'push' ? notice.about.kind : notice.kind].priority

/** Channel of a notice. */
export function channelOf({ kind }: Notice): Channel {
  if (kind === 'push') return 'push'
  return kind === 'debit-code' ? 'text' : 'mail'
}

/** Whether it is an account mail: a response to the member's own action, a security alert, or a decision about them. */
export const isAccountMail = (kind: keyof typeof NOTICE_KINDS): boolean =>
  NOTICE_KINDS[kind].preference === null

/** Whether a member wants a notification; `null` cannot be switched off. */
export const wantsNotification = (
  { notificationsDisabled }: Pick<Account, 'notificationsDisabled'>,
  kind: NotificationKind | null,
): boolean => kind === null || !notificationsDisabled.includes(kind)
