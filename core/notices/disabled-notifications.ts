import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §8: why mails to a member stopped, what can be mended least first: the address fails, marked as spam, unsubscribed. */
export const MAIL_TROUBLES = ['bounce', 'fbl', 'listunsubscribe'] as const
export type MailTrouble = (typeof MAIL_TROUBLES)[number]

/** Which trouble to tell the member of: the gravest, until they have put the alert away; `null` is none. */
export function disabledNotificationsAlert(
  troubles: readonly MailTrouble[],
  dismissals: Dismissals,
  now: Instant,
): MailTrouble | null {
  if (isDismissed(dismissals, 'hide-disabled-notifications-alert', now)) return null
  return MAIL_TROUBLES.find((trouble) => troubles.includes(trouble)) ?? null
}
