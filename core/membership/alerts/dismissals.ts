import { DAY, type Instant, type Millis } from '../../shared/time.ts'

/** Spec §4: alerts that can be dismissed, and for how long; `null` is permanently. */
export const DISMISSALS = {
  'hide-profile-photo-alert': 14 * DAY,
  'hide-enrich-alert': 30 * DAY,
  'hide-push-notification-alert': 14 * DAY,
  'hide-disabled-notifications-alert': 30 * DAY,
  'hide-install-app-alert': 90 * DAY,
  // The bonus is over before the dismissal could expire.
  'hide-time-bonus-modal': null,
  'hide-site-entry-warning': null,
} as const satisfies Record<string, Millis | null>

export type DismissalKey = keyof typeof DISMISSALS

/** Alerts that ask something of a member at the top of a page. */
const REQUESTS = [
  'hide-disabled-notifications-alert',
  'hide-profile-photo-alert',
  'hide-push-notification-alert',
  'hide-install-app-alert',
  'hide-enrich-alert',
] as const satisfies readonly DismissalKey[]

/** Dismissals stored in this browser, each with its time. */
export type Dismissals = Readonly<Partial<Record<DismissalKey, Instant>>>

/** Whether a dismissal is still valid. */
export function isDismissed(dismissals: Dismissals, key: DismissalKey, now: Instant): boolean {
  const at = dismissals[key]
  const lasts = DISMISSALS[key]
  return at !== undefined && (lasts === null || now - at < lasts)
}

/** Whether a request was dismissed less than a day ago: who said no is left in peace, and not asked the next thing. */
export const isLeftInPeace = (dismissals: Dismissals, now: Instant): boolean =>
  REQUESTS.some((key) => now - (dismissals[key] ?? Number.NEGATIVE_INFINITY) < DAY)

/** Adds a dismissal. */
export const dismiss = (dismissals: Dismissals, key: DismissalKey, now: Instant): Dismissals => ({
  ...dismissals,
  [key]: now,
})
