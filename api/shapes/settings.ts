import { t } from 'elysia'
import { DAY } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import type { Company, Settings } from '#core/site/settings.ts'
import { BRANDS } from '#core/site/settings.ts'
import { OneOf, Whole } from './basics.ts'

const AccessShape = OneOf(['all', 'with_trafficsource', 'none'])

/** Spec §3, Settings, as `settings.php` answers them. */
export const SettingsShape = t.Object({
  id: t.String(),
  name: t.String(),
  domain: t.String(),
  domain_language: OneOf(LOCALES),
  index_title: t.String(),
  description: t.String(),
  countries: t.Array(t.String()),
  geoip_country: t.String(),
  geoip_selected_country: t.String(),
  niche: Whole({ minimum: 1, maximum: 7 }),
  brand: OneOf(BRANDS),
  /** The site's own colours, over those of its brand. */
  brand_colours: t.Object({ ember: t.Optional(t.String()) }),
  signups: AccessShape,
  logged_out_search: AccessShape,
  enable_site_entry_popup: OneOf(['yes', 'no']),
  support_email: t.String(),
  support_phone: t.String(),
  cdn_prefix: t.String(),
  member_resell: t.Boolean(),
  has_fictional: t.Boolean(),
  fictional_icon: t.String(),
  minimum_message_costs: t.Record(t.String(), t.Object({ costs: Whole(), currency: t.String() })),
  message_credits: Whole(),
  photo_credits: Whole(),
  gift_credits: Whole(),
  signup_credits: Whole(),
  message_length: Whole(),
  refund_days: Whole(),
  min_age: Whole(),
  welcome_days: t.Number(),
  free_allowance: t.Object({ rule: OneOf(['conversations', 'messages']), limit: Whole() }),
  visible_profile_fields: t.Array(t.String()),
  search_fields: t.Array(t.String()),
  interests: t.Array(t.String()),
  /** Browsers subscribe to pushes with it; '' where none are sent. */
  push_public_key: t.String(),
  /** Mails are kept at `/dev/mailbox` instead of being sent. */
  dev_mailbox: t.Boolean(),
})

/** What a site tells besides its settings; `country` is where the asker seems to be. */
type Around = {
  readonly country: string
  readonly pushKey: string
  readonly devMailbox: boolean
}

/** What a site tells everybody about itself. */
export const settingsOf = (settings: Settings, { country, pushKey, devMailbox }: Around) => ({
  id: settings.id,
  name: settings.name,
  domain: settings.domain,
  domain_language: settings.language,
  index_title: settings.indexTitle,
  description: settings.description,
  countries: [...settings.countries],
  geoip_country: country,
  geoip_selected_country: country,
  niche: settings.niche,
  brand: settings.brand,
  brand_colours: { ...settings.brandColours },
  signups: settings.signups,
  logged_out_search: settings.loggedOutSearch,
  enable_site_entry_popup: settings.entryPopup ? ('yes' as const) : ('no' as const),
  support_email: settings.supportEmail,
  support_phone: settings.supportPhone,
  cdn_prefix: settings.cdnPrefix,
  member_resell: settings.memberResell,
  has_fictional: settings.hasFictional,
  fictional_icon: settings.fictionalIcon,
  minimum_message_costs: Object.fromEntries(
    Object.entries(settings.minimumMessageCosts).map(([code, { amount, currency }]) => [
      code,
      { costs: amount, currency },
    ]),
  ),
  message_credits: settings.messageCredits,
  photo_credits: settings.photoCredits,
  gift_credits: settings.giftCredits,
  signup_credits: settings.signupCredits,
  message_length: settings.messageLength,
  refund_days: settings.refundDays,
  min_age: settings.minimumAge,
  welcome_days: settings.welcomeWindow / DAY,
  free_allowance: settings.freeAllowance,
  visible_profile_fields: [...settings.visibleProfileFields],
  search_fields: [...settings.searchFields],
  interests: [...settings.interests],
  push_public_key: pushKey,
  dev_mailbox: devMailbox,
})

/** Spec §3, Company info. */
export const CompanyShape = t.Object({
  name: t.String(),
  address: t.String(),
  kvk: t.String(),
  city: t.String(),
  country: t.String(),
  tradenames: t.Array(t.String()),
  vat_numbers: t.Array(t.String()),
  support_phone: t.String(),
  delete_discount: Whole(),
  added: t.String(),
})

export const companyOf = ({
  tradenames,
  vatNumbers,
  supportPhone,
  deleteDiscount,
  ...company
}: Company) => ({
  ...company,
  tradenames: [...tradenames],
  vat_numbers: [...vatNumbers],
  support_phone: supportPhone,
  delete_discount: deleteDiscount,
})
