import type { Account, MemberId } from '../accounts/account.ts'
import type { Place, Profile } from '../profiles/profile.ts'
import type { Instant } from '../shared/time.ts'
import type { Locale } from '../site/locales.ts'
import type { Settings } from '../site/settings.ts'
import type { Tracking } from '../site/tracking.ts'
import type { CheckedDraft } from './check-draft.ts'

type Joining = {
  readonly id: MemberId
  readonly site: Settings
  readonly language: Locale
  readonly tracking: Tracking
  readonly draft: CheckedDraft
  readonly passwordHash: string
  readonly place: Place
  readonly now: Instant
}

/** The account and the profile of somebody who just signed up, with an email yet to be confirmed. */
export function newMember({
  id,
  draft,
  site,
  language,
  tracking,
  passwordHash,
  place,
  now,
}: Joining): { readonly account: Account; readonly profile: Profile } {
  const { name, gender, sexuality, birthDate, about, details, interests } = draft
  return {
    account: {
      id,
      email: draft.email,
      passwordHash,
      status: 'not_confirmed',
      site: site.id,
      siteChoices: {},
      country: place.country,
      language,
      timeZone: null,
      timeZoneAt: null,
      tracking,
      signedUpAt: now,
      confirmedAt: null,
      deletedAt: null,
      deletionReason: null,
      premiumSince: null,
      boughtAt: null,
      leavingAt: null,
      invisible: false,
      privacy: false,
      // What is advertising is sent to nobody who did not ask for it.
      notificationsDisabled: ['promotions', 'news'],
      mailTroubles: [],
    },
    profile: {
      id,
      kind: 'person',
      demo: false,
      name,
      gender,
      sexuality,
      birthDate,
      place,
      about,
      details,
      interests,
      mainPhoto: null,
      listedOn: [],
      lastActiveAt: now,
      createdAt: now,
    },
  }
}
