import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §4: how a browser stands to push messages. */
export type PushState = 'incapable' | 'unsubscribed' | 'subscribed' | 'denied'

/** Whether to ask a member for push messages: only where a yes is still possible. */
export const showsPushPrompt = (
  { loggedIn, push }: { readonly loggedIn: boolean; readonly push: PushState },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  loggedIn &&
  push === 'unsubscribed' &&
  !isDismissed(dismissals, 'hide-push-notification-alert', now)
