import { type Account, consentAt, type MemberId } from '../../accounts/account.ts'
import { QUIET_HOURS } from '../../accounts/time-zone.ts'
import type { Place, Profile } from '../../profiles/profile.ts'
import { NO_WISHES } from '../../profiles/wishes.ts'
import type { Instant } from '../../shared/time.ts'
import type { Locale } from '../../site/locales.ts'
import type { Settings, Tracking } from '../../site/settings.ts'
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

/** Account and profile of a new, unconfirmed member. */
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
      quietHours: QUIET_HOURS,
      tracking,
      signedUpAt: now,
      confirmedAt: null,
      deletedAt: null,
      deletionReason: null,
      premiumSince: null,
      boughtAt: null,
      leavingAt: null,
      sensitiveConsent: consentAt(now),
      invisible: false,
      privacy: false,
      // Marketing is opt-in.
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
      line: draft.line || null,
      details,
      interests,
      wishes: { ...NO_WISHES, within: draft.within ?? null },
      searchedAges: draft.ages ?? null,
      mainPhoto: null,
      mainFocus: null,
      listedOn: [],
      lastActiveAt: now,
      createdAt: now,
    },
  }
}
