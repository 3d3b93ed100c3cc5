import type { MailTrouble } from '#core/accounts/account.ts'
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

/** What is known of the member and of where they are, as far as it is known yet. */
export type Standing = {
  readonly confirmed: boolean
  readonly profileDisabled: boolean
  readonly mailTroubles: readonly MailTrouble[]
  readonly mainImage: unknown
  readonly photos: readonly Pick<Photo, 'state'>[] | undefined
  readonly profile: Pick<Profile, 'about' | 'interests' | 'details'> | undefined
  /** The query says that the signup was just completed elsewhere. */
  readonly signupComplete: boolean
  readonly smartphone: boolean
  readonly push: PushState
  readonly installWay: InstallWay | null
  readonly installedApp: boolean
  readonly signedUpAt: Instant
  /** Somebody who is paying is not asked for anything else. */
  readonly paying: boolean
}

/** What to tell a member at the top of a page. */
export type Notice =
  | { readonly kind: 'activation'; readonly as: 'modal' | 'alert' }
  | { readonly kind: 'mail-trouble'; readonly trouble: MailTrouble }
  | { readonly kind: 'photo'; readonly state: 'missing' | 'inspection' }
  | { readonly kind: 'push' }
  | { readonly kind: 'install'; readonly way: InstallWay }
  | { readonly kind: 'enrich'; readonly gaps: readonly Gap[] }

/** The one thing that matters most to tell a member now: several at once would be none. */
export function chooseNotice(
  { mainImage, photos, profile, paying, push, installWay: way, ...standing }: Standing,
  dismissals: Dismissals,
  now: Instant,
): Notice | null {
  const activation = activationReminder(standing)
  if (activation) return { kind: 'activation', as: activation }
  if (paying) return null
  const trouble = disabledNotificationsAlert(standing.mailTroubles, dismissals, now)
  if (trouble) return { kind: 'mail-trouble', trouble }
  if (showsPushPrompt({ loggedIn: true, push }, dismissals, now)) return { kind: 'push' }
  if (way && offersInstall({ way, ...standing }, dismissals, now)) return { kind: 'install', way }
  const gaps = profile ? enrichAlert(profile, dismissals, now) : []
  if (gaps.length > 0) return { kind: 'enrich', gaps }
  // Nobody can put this one away (spec §4), so that before others it would hide them for good.
  const photo = photos && profilePhotoAlert(mainImage, photos)
  return photo ? { kind: 'photo', state: photo } : null
}
