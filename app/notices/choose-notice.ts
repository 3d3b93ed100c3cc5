import type { MailTrouble, NotificationKind } from '#core/accounts/account.ts'
import { activationReminder } from '#core/notices/activation-reminder.ts'
import { disabledNotificationsAlert } from '#core/notices/disabled-notifications.ts'
import type { Dismissals } from '#core/notices/dismissals.ts'
import { enrichAlert, type Gap } from '#core/notices/enrich.ts'
import { type InstallWay, offersInstall } from '#core/notices/install-app.ts'
import { profilePhotoAlert } from '#core/notices/profile-photo.ts'
import { type PushState, showsPushPrompt } from '#core/notices/push-prompt.ts'
import type { Photo } from '#core/photos/photo.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Instant } from '#core/shared/time.ts'

/** State of the member and page, as far as loaded. */
export type MemberState = {
  readonly confirmed: boolean
  readonly profileDisabled: boolean
  readonly mailTroubles: readonly MailTrouble[]
  readonly mainImage: unknown
  readonly photos: readonly Pick<Photo, 'state'>[] | undefined
  readonly profile: Pick<Profile, 'about' | 'interests' | 'details'> | undefined
  /** The query parameter of a signup completed in another browser. */
  readonly signupComplete: boolean
  readonly smartphone: boolean
  readonly push: PushState
  readonly notificationsDisabled: readonly NotificationKind[]
  readonly installWay: InstallWay | null
  readonly signedUpAt: Instant
  /** No requests where money is paid or asked back. */
  readonly paying: boolean
}

/** A notice at the top of a page. */
export type Notice =
  | { readonly kind: 'activation'; readonly as: 'modal' | 'alert' }
  | { readonly kind: 'mail-trouble'; readonly trouble: MailTrouble }
  | { readonly kind: 'photo'; readonly state: 'missing' | 'inspection' }
  | { readonly kind: 'push' }
  | { readonly kind: 'install'; readonly way: InstallWay }
  | { readonly kind: 'enrich'; readonly gaps: readonly Gap[] }

/** The most important notice: only one at a time. */
export function chooseNotice(
  { mainImage, photos, profile, paying, installWay: way, ...state }: MemberState,
  dismissals: Dismissals,
  now: Instant,
): Notice | null {
  const activation = activationReminder(state)
  if (activation) return { kind: 'activation', as: activation }
  if (paying) return null
  const trouble = disabledNotificationsAlert(state.mailTroubles, dismissals, now)
  if (trouble) return { kind: 'mail-trouble', trouble }
  if (showsPushPrompt({ loggedIn: true, ...state }, dismissals, now)) return { kind: 'push' }
  if (way && offersInstall({ way, ...state }, dismissals, now)) return { kind: 'install', way }
  const gaps = profile ? enrichAlert(profile, dismissals, now) : []
  if (gaps.length > 0) return { kind: 'enrich', gaps }
  // Cannot be dismissed (spec §4), so it would otherwise hide others permanently.
  const photo = photos && profilePhotoAlert(mainImage, photos)
  return photo ? { kind: 'photo', state: photo } : null
}
