import { gravestOf, type MailTrouble } from '../../accounts/account.ts'
import type { Photo } from '../../profiles/photo.ts'
import type { Profile } from '../../profiles/profile.ts'
import type { Instant } from '../../shared/time.ts'
import { type Dismissals, isDismissed } from './dismissals.ts'

/** State of a member who may still have to confirm their email. */
export type Unconfirmed = {
  readonly confirmed: boolean
  /** Whether the profile is hidden until confirmation. */
  readonly profileDisabled: boolean
  readonly mailTroubles: readonly MailTrouble[]
  /** The query parameter of a signup completed in another browser. */
  readonly signupComplete: boolean
  readonly smartphone: boolean
}

/** Spec §4: reminds an unconfirmed member of the mail, unless their mails bounce; `null` is no reminder. */
export function activationReminder({
  confirmed,
  profileDisabled,
  mailTroubles,
  signupComplete,
  smartphone,
}: Unconfirmed): 'modal' | 'line' | null {
  if (confirmed || !profileDisabled || mailTroubles.length > 0) return null
  return signupComplete && smartphone ? 'modal' : 'line'
}

/** The most serious mail trouble to alert about, unless dismissed; `null` is none. */
export function disabledNotificationsAlert(
  troubles: readonly MailTrouble[],
  dismissals: Dismissals,
  now: Instant,
): MailTrouble | null {
  if (isDismissed(dismissals, 'hide-disabled-notifications-alert', now)) return null
  return gravestOf(troubles)
}

/** What a profile is missing. */
export type Gap = 'about' | 'interests' | 'details'

/** From this number on, interests and details count as filled in. */
const ENOUGH = 3

/** What a member is asked to add to their profile; nothing once dismissed. */
export function enrichAlert(
  { about, interests, details }: Pick<Profile, 'about' | 'interests' | 'details'>,
  dismissals: Dismissals,
  now: Instant,
): readonly Gap[] {
  if (isDismissed(dismissals, 'hide-enrich-alert', now)) return []
  return [
    ...(about.trim() === '' ? (['about'] as const) : []),
    ...(interests.length < ENOUGH ? (['interests'] as const) : []),
    ...(Object.keys(details).length < ENOUGH ? (['details'] as const) : []),
  ]
}

/**
 * Spec §4: a member without a main image is asked for one, unless dismissed, or told that theirs is in moderation;
 * `null` is neither, `unknown` that their photos are not loaded yet.
 */
export function profilePhotoAlert(
  mainImage: unknown,
  photos: readonly Pick<Photo, 'state'>[] | undefined,
  dismissals: Dismissals,
  now: Instant,
): 'missing' | 'inspection' | 'unknown' | null {
  if (mainImage !== null) return null
  if (!photos) return 'unknown'
  if (photos.some(({ state }) => state === 'inspection')) return 'inspection'
  return isDismissed(dismissals, 'hide-profile-photo-alert', now) ? null : 'missing'
}
