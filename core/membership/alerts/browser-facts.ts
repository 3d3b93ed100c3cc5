import type { DismissalKey, Dismissals } from './dismissals.ts'
import type { InstallWay, PushState } from './prompts.ts'

/** What only a member's browser knows of the choice of an alert; a cookie repeats it to the server. */
export type BrowserFacts = {
  readonly push: PushState
  readonly installWay: InstallWay | null
  readonly dismissals: Dismissals
}

/** A browser that reported nothing. */
export const NO_FACTS: BrowserFacts = { push: 'incapable', installWay: null, dismissals: {} }

/** The dismissals that the choice of an alert depends on, in the order of the text. */
const KEYS = [
  'hide-disabled-notifications-alert',
  'hide-push-notification-alert',
  'hide-install-app-alert',
  'hide-enrich-alert',
  'hide-profile-photo-alert',
] as const satisfies readonly DismissalKey[]

const FORMAT = /^(incapable|unsubscribed|subscribed|denied)\.(written|none)((?:\.\d{1,13}){5})$/

/**
 * The facts as the value of a cookie: `denied.none.0.1795363200000.0.0.0`. A native install prompt is left out: it can
 * only be used by the page that received it.
 */
export function factsText({ push, installWay, dismissals }: BrowserFacts): string {
  const times = KEYS.map((key) => Math.max(0, Math.round(dismissals[key] ?? 0)))
  return [push, installWay === 'written' ? 'written' : 'none', ...times].join('.')
}

/** Parses that text; anything else reports nothing. */
export function factsIn(text: string | null): BrowserFacts {
  const [, push, way, times] = FORMAT.exec(text ?? '') ?? []
  if (push === undefined || times === undefined) return NO_FACTS
  const at = times.slice(1).split('.').map(Number)
  const dismissed = KEYS.flatMap((key, nth) => (at[nth] ? [[key, at[nth]] as const] : []))
  return {
    push: push as PushState,
    installWay: way === 'written' ? 'written' : null,
    dismissals: Object.fromEntries(dismissed),
  }
}
