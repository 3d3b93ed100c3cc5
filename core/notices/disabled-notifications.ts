import { MAIL_TROUBLES, type MailTrouble } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** The most serious mail trouble to alert about, unless dismissed; `null` is none. */
export function disabledNotificationsAlert(
  troubles: readonly MailTrouble[],
  dismissals: Dismissals,
  now: Instant,
): MailTrouble | null {
  if (isDismissed(dismissals, 'hide-disabled-notifications-alert', now)) return null
  return MAIL_TROUBLES.find((trouble) => troubles.includes(trouble)) ?? null
}
