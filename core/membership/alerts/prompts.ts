import type { NotificationChoice, NotificationKind } from '../../accounts/account.ts'
import { DAY, type Instant, type Millis, SECOND } from '../../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** How this browser installs a site as an app: native prompt, or instructions; `null` is not at all, or already done. */
export type InstallWay = 'prompt' | 'written'

/** Offered to members who come back the next day. */
const SETTLED_IN: Millis = DAY

/** Whether to offer installation: to a returning member, if possible. */
export const offersInstall = (
  { way, signedUpAt }: { readonly way: InstallWay | null; readonly signedUpAt: Instant },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  way !== null &&
  now - signedUpAt >= SETTLED_IN &&
  !isDismissed(dismissals, 'hide-install-app-alert', now)

/** Query parameter that triggers the popup; removed from the address once read (spec §4). */
export const LIKE_POPUP_PARAMETER = 't'

const LONGEST = 3600

/** Spec §3 and §4: delay until the like popup; `null` is never, also for anything but whole seconds. */
export function likePopupDelay(t: string | null): Millis | null {
  if (t === null || !/^\d{1,4}$/.test(t)) return null
  const seconds = Number(t)
  return seconds <= LONGEST ? seconds * SECOND : null
}

/** Spec §4: a browser's permission state for push. */
export type PushState = 'incapable' | 'unsubscribed' | 'subscribed' | 'denied'

/** What the prompt promises to tell. */
const PROMISED: readonly NotificationKind[] = ['new_conversations', 'new_messages', 'like']

/** What decides whether to ask for push permission. */
export type PushFacts = {
  readonly loggedIn: boolean
  readonly push: PushState
  readonly notificationsDisabled: readonly NotificationChoice[]
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
