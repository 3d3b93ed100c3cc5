import { t } from 'elysia'
import {
  type Account,
  choiceOn,
  MAIL_TROUBLES,
  NOTIFICATION_CHOICES,
} from '#core/accounts/account.ts'
import { chosenZone } from '#core/accounts/settings/choose-time-zone.ts'
import { hasBought } from '#core/money/first-purchase-discount.ts'
import { balanceOf } from '#core/money/ports.ts'
import type { Ports } from '#core/ports.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import { Id, Moment, momentOf, Nullable, OneOf, Whole } from '../../basics.ts'
import { QuietHoursShape, quietHoursOf } from '../../notifications/shapes/quiet-hours.ts'
import { ImageShape, imageOf } from '../../profiles/shapes/photo.ts'
import {
  SearchedAgesShape,
  searchedAgesShapeOf,
  WishesShape,
  wishesShapeOf,
} from '../../profiles/shapes/profile.ts'

/** Spec §3, User: the member's own data, with the server's clock for countdowns. */
export const UserShape = t.Object({
  id: Id,
  email: t.String(),
  status: OneOf(['not_confirmed', 'active', 'deleted', 'banned', 'erased']),
  credits: Whole(),
  credits_granted: Whole(),
  credits_paid: Whole(),
  /** Spec §8: why mails stopped; empty if they are sent. */
  notifications_disabled: t.Array(OneOf(MAIL_TROUBLES)),
  /** Switched-off notifications. */
  notifications_off: t.Array(OneOf(NOTIFICATION_CHOICES)),
  /** Quiet hours; `null` if none. */
  quiet_hours: Nullable(QuietHoursShape),
  /** Time zone, and when it may be changed again; `null` if none was chosen. */
  time_zone: Nullable(t.String()),
  time_zone_changeable_at: Nullable(Moment),
  paid_user: t.Boolean(),
  /** Ever, even if refunded since: first-purchase discounts are over. */
  has_bought: t.Boolean(),
  signup_date: Moment,
  language: OneOf(LOCALES),
  invisible: t.Boolean(),
  /** Whether the member is shown on this site; `null` if never asked. */
  shown_here: Nullable(t.Boolean()),
  privacy: t.Boolean(),
  /** The consent to using the orientation; `null` for members from before it was asked. */
  sensitive_consent: Nullable(t.Object({ given_at: Moment, withdrawn_at: Nullable(Moment) })),
  now: Moment,
  profile: t.Object({
    id: Id,
    name: t.String(),
    country: t.String(),
    gender: OneOf(GENDERS),
    /** `null` once its consent was withdrawn. */
    sexuality: Nullable(OneOf(SEXUALITIES)),
    status: OneOf(['active', 'disabled']),
    /** Whom the member wishes to meet, as a search may begin; a distance only where it can be measured. */
    wishes: WishesShape,
    searched_ages: SearchedAgesShape,
    main_image: Nullable(ImageShape),
  }),
})

export const UserAnswer = t.Object({ user: UserShape })

/** A member's own account on one of the sites. */
export async function userOf(
  { reads, now }: Pick<Ports, 'reads' | 'now'>,
  account: Account,
  { settings }: Pick<Site, 'settings'>,
) {
  const [profile, wallet] = await Promise.all([
    reads.profiles.byId(account.id),
    reads.wallets.of(account.id),
  ])
  if (!profile) throw new Error('an account without a profile')
  const { sensitiveConsent: consent } = account
  const photo = profile.mainPhoto === null ? null : await reads.photos.byId(profile.mainPhoto)
  return {
    user: {
      id: account.id,
      email: account.email,
      status: account.status,
      credits: balanceOf(wallet),
      credits_granted: wallet.granted,
      credits_paid: wallet.paid,
      notifications_disabled: [...account.mailTroubles],
      notifications_off: [...account.notificationsDisabled],
      quiet_hours: quietHoursOf(account.quietHours),
      time_zone: account.timeZone,
      time_zone_changeable_at: momentOf(chosenZone(account).changeableAt),
      paid_user: account.premiumSince !== null,
      has_bought: hasBought(account),
      signup_date: isoOf(account.signedUpAt),
      language: account.language,
      invisible: account.invisible,
      shown_here: choiceOn(account, settings.id),
      privacy: account.privacy,
      sensitive_consent: consent && {
        given_at: isoOf(consent.givenAt),
        withdrawn_at: momentOf(consent.withdrawnAt),
      },
      now: isoOf(now()),
      profile: {
        id: profile.id,
        name: profile.name,
        country: profile.place.country,
        gender: profile.gender,
        sexuality: profile.sexuality,
        status: account.status === 'active' ? ('active' as const) : ('disabled' as const),
        wishes: wishesShapeOf(
          profile.place.cell ? profile.wishes : { ...profile.wishes, within: null },
        ),
        searched_ages: searchedAgesShapeOf(profile.searchedAges),
        main_image: photo && imageOf({ ...photo, lock: null }),
      },
    },
  }
}
