import { t } from 'elysia'
import { pictureOf, pictureUrl } from '#core/desk/sites/picture-keys.ts'
import { DAY, HOUR, isoOf } from '#core/shared/time.ts'
import { LOCALES } from '#core/site/locales.ts'
import { PAYMENTS, type Payments } from '#core/site/ports.ts'
import {
  BRANDS,
  type Company,
  offeredSearchFields,
  PROFILE_NOTES,
  type Site,
} from '#core/site/settings.ts'
import { Moment, Nullable, OneOf, Whole } from '../../basics.ts'

const AccessShape = OneOf(['all', 'with_trafficsource', 'none'])
const YES_NO = ['yes', 'no'] as const

export const OwnPictureShape = Nullable(
  t.Object({ src: t.String(), width: Whole(), height: Whole() }),
)

/** Spec §3, Settings, as returned by `settings.php`. */
export const SettingsShape = t.Object({
  id: t.String(),
  name: t.String(),
  domain: t.String(),
  domain_language: OneOf(LOCALES),
  /** The languages to choose from. */
  languages: t.Array(OneOf(LOCALES)),
  index_title: t.String(),
  description: t.String(),
  /** The site's own words on its home page, by language. */
  home_headline: t.Record(t.String(), t.String()),
  home_sentence: t.Record(t.String(), t.String()),
  countries: t.Array(t.String()),
  geoip_country: t.String(),
  geoip_selected_country: t.String(),
  niche: Whole({ minimum: 1, maximum: 7 }),
  brand: OneOf(BRANDS),
  /** Overrides its brand's colours. */
  brand_colours: t.Object({ ember: t.Optional(t.String()) }),
  /** Its own pictures, with their shapes; `null` where it has none. */
  logo: OwnPictureShape,
  /** The logo on dark pages. */
  logo_dark: OwnPictureShape,
  cover: OwnPictureShape,
  signups: AccessShape,
  /** Whether visitors without a traffic source may search. */
  logged_out_search: OneOf(YES_NO),
  /** Whether visitors with a traffic source may search. */
  logged_out_search_trafficsource: OneOf(YES_NO),
  enable_site_entry_popup: OneOf(YES_NO),
  support_email: t.String(),
  support_phone: t.String(),
  cdn_prefix: t.String(),
  member_resell: t.Boolean(),
  has_fictional: t.Boolean(),
  fictional_icon: t.String(),
  /** The site's own text by language, for one such profile and for all; default: the product's. */
  fictional_warning: t.Object({
    singular: t.Record(t.String(), t.String()),
    plural: t.Record(t.String(), t.String()),
  }),
  minimum_message_costs: t.Record(t.String(), t.Object({ costs: Whole(), currency: t.String() })),
  message_credits: Whole(),
  photo_credits: Whole(),
  gift_credits: Whole(),
  signup_credits: Whole(),
  message_length: Whole(),
  refund_days: Whole(),
  /** Whether photos of trusted members are published at once. */
  trusted_photos: t.Boolean(),
  min_age: Whole(),
  time_bonus_hours: t.Number(),
  /** Percentage of the time bonus; 0 is none. */
  time_bonus_percentage: Whole(),
  welcome_days: t.Number(),
  /** Percentage of the welcome discount; 0 is none. */
  welcome_percentage: Whole(),
  free_allowance: t.Object({ rule: OneOf(['conversations', 'messages']), limit: Whole() }),
  visible_profile_fields: t.Array(t.String()),
  visible_profile_notes: t.Array(OneOf(PROFILE_NOTES)),
  search_fields: t.Array(t.String()),
  interests: t.Array(t.String()),
  /** Regions the site covers, by country; a country not listed has all. */
  region_data: t.Record(t.String(), t.Array(t.String())),
  /** Pages with a text of the site’s own, and since when, by language. */
  own_pages: t.Record(t.String(), t.Record(t.String(), Moment)),
  /** Payment mode: `test` is the sandbox outside a demo; with `none` nothing can be bought. */
  payments: OneOf(PAYMENTS),
  /** VAPID public key; '' if pushes are disabled. */
  push_public_key: t.String(),
  /** Mails are stored at `/dev/mailbox` instead of being sent. */
  dev_mailbox: t.Boolean(),
  /** The demo login. */
  demo_login: Nullable(t.Object({ email: t.String(), password: t.String() })),
})

/** A picture by its key; `null` for ''. */
export function ownPicture(key: string, cut: 'logo' | 'cover') {
  const picture = pictureOf(key)
  if (!picture) return null
  const { width, height } = picture
  return { src: pictureUrl(key, cut), width, height }
}

const yesNo = (so: boolean): (typeof YES_NO)[number] => (so ? 'yes' : 'no')

/** Data besides a site's settings; `country` is the detected one. */
type Around = {
  readonly country: string
  /** The chosen country, else the same. */
  readonly selected: string
  readonly payments: Payments
  readonly pushKey: string
  readonly devMailbox: boolean
  readonly guest: { readonly email: string; readonly password: string } | null
}

/** Public site data. */
export const settingsOf = (
  { settings, pages = {} }: Pick<Site, 'settings' | 'pages'>,
  { country, selected, payments, pushKey, devMailbox, guest }: Around,
) => ({
  id: settings.id,
  name: settings.name,
  domain: settings.domain,
  domain_language: settings.language,
  languages: [...settings.languages],
  index_title: settings.indexTitle,
  description: settings.description,
  home_headline: { ...settings.homeHeadline },
  home_sentence: { ...settings.homeSentence },
  countries: [...settings.countries],
  geoip_country: country,
  geoip_selected_country: selected,
  niche: settings.niche,
  brand: settings.brand,
  brand_colours: { ...settings.brandColours },
  logo: ownPicture(settings.logo, 'logo'),
  logo_dark: ownPicture(settings.logoDark, 'logo'),
  cover: ownPicture(settings.cover, 'cover'),
  signups: settings.signups,
  logged_out_search: yesNo(settings.loggedOutSearch),
  logged_out_search_trafficsource: yesNo(settings.loggedOutSearchTrafficsource),
  enable_site_entry_popup: yesNo(settings.entryPopup),
  support_email: settings.supportEmail,
  support_phone: settings.supportPhone,
  cdn_prefix: settings.cdnPrefix,
  member_resell: settings.memberResell,
  has_fictional: settings.hasFictional,
  fictional_icon: settings.fictionalIcon,
  fictional_warning: {
    singular: { ...settings.fictionalWarning.singular },
    plural: { ...settings.fictionalWarning.plural },
  },
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
  trusted_photos: settings.trustedPhotos > 0,
  min_age: settings.minimumAge,
  time_bonus_hours: settings.timeBonusWindow / HOUR,
  time_bonus_percentage: settings.timeBonusPercentage,
  welcome_days: settings.welcomeWindow / DAY,
  welcome_percentage: settings.welcomePercentage,
  free_allowance: settings.freeAllowance,
  visible_profile_fields: [...settings.visibleProfileFields],
  visible_profile_notes: [...settings.visibleProfileNotes],
  search_fields: offeredSearchFields(settings),
  interests: [...settings.interests],
  region_data: Object.fromEntries(
    Object.entries(settings.regionData).map(([country, regions]) => [country, [...regions]]),
  ),
  own_pages: Object.fromEntries(
    Object.entries(pages).map(([page, texts]) => [
      page,
      Object.fromEntries(Object.entries(texts).map(([locale, { at }]) => [locale, isoOf(at)])),
    ]),
  ),
  payments,
  push_public_key: pushKey,
  dev_mailbox: devMailbox,
  demo_login: guest,
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
  sepaCreditorId: _,
  ...company
}: Company) => ({
  ...company,
  tradenames: [...tradenames],
  vat_numbers: [...vatNumbers],
  support_phone: supportPhone,
  delete_discount: deleteDiscount,
})
