import type { NotificationKind } from '../accounts/account.ts'
import type { Instant } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** Spec §4: a browser's permission state for push. */
export type PushState = 'incapable' | 'unsubscribed' | 'subscribed' | 'denied'

/** What the prompt promises to tell. */
const PROMISED: readonly NotificationKind[] = ['new_conversations', 'new_messages', 'like']

/** What decides whether to ask for push permission. */
export type PushFacts = {
  readonly loggedIn: boolean
  readonly push: PushState
  readonly notificationsDisabled: readonly NotificationKind[]
}

/** Whether to ask for push permission: only where it can still be granted, and something of it is wanted. */
export const showsPushPrompt = (
  { loggedIn, push, notificationsDisabled }: PushFacts,
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  loggedIn &&
  push === 'unsubscribed' &&
  PROMISED.some((kind) => !notificationsDisabled.includes(kind)) &&
  !isDismissed(dismissals, 'hide-push-notification-alert', now)
