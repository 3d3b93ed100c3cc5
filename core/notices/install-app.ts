import { DAY, type Instant, type Millis } from '../shared/time.ts'
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
