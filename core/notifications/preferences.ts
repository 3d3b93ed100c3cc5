import type { Account, NotificationKind } from '../accounts/account.ts'
import { NOTICE_KINDS } from './notice-kinds.ts'

/** Whether it is an account mail: a response to the member's own action, a security alert, or a decision about them. */
export const isAccountMail = (kind: keyof typeof NOTICE_KINDS): boolean =>
  NOTICE_KINDS[kind].preference === null

/** Whether a member wants a notification; `null` cannot be switched off. */
export const wantsNotification = (
  { notificationsDisabled }: Pick<Account, 'notificationsDisabled'>,
  kind: NotificationKind | null,
): boolean => kind === null || !notificationsDisabled.includes(kind)
