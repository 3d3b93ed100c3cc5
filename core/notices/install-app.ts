import { DAY, type Instant, type Millis } from '../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** How a site becomes an app here: the browser's own question, or words that say where to tap; `null` is not at all. */
export type InstallWay = 'prompt' | 'written'

/** Who comes back the next day may want a shorter way. */
const SETTLED_IN: Millis = DAY

/** Whether to offer a member the site as an app: once they came back, where it can be one and is none yet. */
export const offersInstall = (
  {
    way,
    installedApp,
    signedUpAt,
  }: {
    readonly way: InstallWay | null
    readonly installedApp: boolean
    readonly signedUpAt: Instant
  },
  dismissals: Dismissals,
  now: Instant,
): boolean =>
  way !== null &&
  !installedApp &&
  now - signedUpAt >= SETTLED_IN &&
  !isDismissed(dismissals, 'hide-install-app-alert', now)
