import { DAY, type Instant, type Millis } from '../shared/time.ts'

/** Spec §4: what a visitor can choose not to see again, and how long the choice holds; `null` is for good. */
export const DISMISSALS = {
  'hide-enrich-alert': 30 * DAY,
  'hide-push-notification-alert': 14 * DAY,
  'hide-disabled-notifications-alert': 30 * DAY,
  'hide-install-app-alert': 90 * DAY,
  // The bonus itself is over long before anybody could ask again.
  'hide-time-bonus-modal': null,
  'hide-site-entry-warning': null,
} as const satisfies Record<string, Millis | null>

export type DismissalKey = keyof typeof DISMISSALS

/** The choices made in this browser, each with its moment. */
export type Dismissals = Readonly<Partial<Record<DismissalKey, Instant>>>

/** Whether a choice still holds. */
export function isDismissed(dismissals: Dismissals, key: DismissalKey, now: Instant): boolean {
  const at = dismissals[key]
  const lasts = DISMISSALS[key]
  return at !== undefined && (lasts === null || now - at < lasts)
}

/** The choices with one more. */
export const dismiss = (dismissals: Dismissals, key: DismissalKey, now: Instant): Dismissals => ({
  ...dismissals,
  [key]: now,
})
