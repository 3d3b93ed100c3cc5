import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §4: a browser's permission state for push. */
export type PushState = 'incapable' | 'unsubscribed' | 'subscribed' | 'denied'

/** Whether to ask for push permission: only where it can still be granted. */
export const showsPushPrompt = (
  { loggedIn, push }: { readonly loggedIn: boolean; readonly push: PushState },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  loggedIn &&
  push === 'unsubscribed' &&
  !isDismissed(dismissals, 'hide-push-notification-alert', now)
