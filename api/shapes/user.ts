import { t } from 'elysia'
import { type Account, MAIL_TROUBLES, NOTIFICATION_KINDS } from '#core/accounts/account.ts'
import { choiceOn } from '#core/accounts/shown-sites.ts'
import { balanceOf } from '#core/credits/wallets.ts'
import type { Ports } from '#core/ports.ts'
import { GENDERS, SEXUALITIES } from '#core/profiles/profile.ts'
import { isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Site } from '#core/site/settings.ts'
import { Id, Moment, Nullable, OneOf, Whole } from './basics.ts'
import { ImageShape, imageOf } from './photo.ts'

/** Spec §3, User: what a member sees of themselves, with the server's clock to count down by. */
export const UserShape = t.Object({
  id: Id,
  email: t.String(),
  status: OneOf(['not_confirmed', 'active', 'deleted', 'banned', 'erased']),
  credits: Whole(),
  credits_granted: Whole(),
  credits_paid: Whole(),
  /** Spec §8: why mails stopped; empty while they come. */
  notifications_disabled: t.Array(OneOf(MAIL_TROUBLES)),
  /** What the member switched off. */
  notifications_off: t.Array(OneOf(NOTIFICATION_KINDS)),
  paid_user: t.Boolean(),
  signup_date: Moment,
  language: OneOf(LOCALES),
  invisible: t.Boolean(),
  /** Whether people of this site see the member on it; `null` where the member was never asked. */
  shown_here: Nullable(t.Boolean()),
  privacy: t.Boolean(),
  now: Moment,
  profile: t.Object({
    id: Id,
    name: t.String(),
    country: t.String(),
    gender: OneOf(GENDERS),
    sexuality: OneOf(SEXUALITIES),
    status: OneOf(['active', 'disabled']),
    main_image: Nullable(ImageShape),
  }),
})

export const UserAnswer = t.Object({ user: UserShape })

/** A member's own account, as the wire has it on one of the sites. */
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
      paid_user: account.premiumSince !== null,
      signup_date: isoOf(account.signedUpAt),
      language: account.language,
      invisible: account.invisible,
      shown_here: choiceOn(account, settings.id),
      privacy: account.privacy,
      now: isoOf(now()),
      profile: {
        id: profile.id,
        name: profile.name,
        country: profile.place.country,
        gender: profile.gender,
        sexuality: profile.sexuality,
        status: account.status === 'active' ? ('active' as const) : ('disabled' as const),
        main_image: photo && imageOf({ ...photo, lock: null }),
      },
    },
  }
}
