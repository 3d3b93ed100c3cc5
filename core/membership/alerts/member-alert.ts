import type { MailTrouble } from '../../accounts/account.ts'
import type { Photo } from '../../profiles/photo.ts'
import type { Profile } from '../../profiles/profile.ts'
import { DAY, type Instant } from '../../shared/time.ts'
import {
  activationReminder,
  disabledNotificationsAlert,
  enrichAlert,
  type Gap,
  profilePhotoAlert,
  type Unconfirmed,
} from './alerts.ts'
import { type Dismissals, isLeftInPeace } from './dismissals.ts'
import { type InstallWay, offersInstall, type PushFacts, showsPushPrompt } from './prompts.ts'

/** State of the member and page, as far as loaded. */
export type MemberState = Unconfirmed &
  Omit<PushFacts, 'loggedIn'> & {
    readonly mainImage: unknown
    readonly photos: readonly Pick<Photo, 'state'>[] | undefined
    readonly profile: Pick<Profile, 'about' | 'interests' | 'details'> | undefined
    readonly installWay: InstallWay | null
    readonly signedUpAt: Instant
    /** The route, named as in the spec. */
    readonly route: string
  }

/** An alert at the top of a page. */
export type Alert =
  | { readonly kind: 'activation'; readonly as: 'modal' | 'line' }
  | { readonly kind: 'mail-trouble'; readonly trouble: MailTrouble }
  | { readonly kind: 'photo'; readonly state: 'missing' | 'inspection' }
  | { readonly kind: 'push' }
  | { readonly kind: 'install'; readonly way: InstallWay }
  | { readonly kind: 'enrich'; readonly gaps: readonly Gap[] }

/** Pages that say themselves that the email has to be confirmed, or what that grants. */
const SAYS_IT_ITSELF = /^(complete-signup$|notifications|pricing$)/

/** Pages of money, reports and complaints, a profile, the own one and its settings, and the decks: only the email is asked. */
const UNDISTURBED =
  /^(credits|directdebit|premium|pricing|transactions|withdraw|report|complaint|lang-config|members-|profile|notifications|match-finder|swipe-game)/

/**
 * The one thing that a page asks of a member or tells them: the email first, then the photo (2026-11-28). Once one
 * request is dismissed, no other takes its place for a day (2026-11-29).
 */
export function memberAlert(
  { mainImage, photos, profile, installWay: way, route, ...state }: MemberState,
  dismissals: Dismissals,
  now: Instant,
): Alert | null {
  const activation = activationReminder(state)
  if (activation) {
    return SAYS_IT_ITSELF.test(route) ? null : { kind: 'activation', as: activation }
  }
  if (UNDISTURBED.test(route)) return null
  const trouble = disabledNotificationsAlert(state.mailTroubles, dismissals, now)
  if (trouble) return { kind: 'mail-trouble', trouble }
  const photo = profilePhotoAlert(mainImage, photos, dismissals, now)
  if (photo === 'unknown') return null
  // Asks nothing, and cannot be dismissed: before the others it would hide them.
  const inspection = photo === 'inspection' ? ({ kind: 'photo', state: photo } as const) : null
  if (isLeftInPeace(dismissals, now)) return inspection
  if (photo === 'missing') return { kind: 'photo', state: photo }
  if (showsPushPrompt({ loggedIn: true, ...state }, dismissals, now)) return { kind: 'push' }
  if (way && offersInstall({ way, ...state }, dismissals, now)) return { kind: 'install', way }
  // Who has just come in looks around first.
  const isSettled = now - state.signedUpAt >= DAY
  const gaps = profile && isSettled ? enrichAlert(profile, dismissals, now) : []
  if (gaps.length > 0) return { kind: 'enrich', gaps }
  return inspection
}
